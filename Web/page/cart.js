// The sample shop's order: each line has a number that lives on the server.

import { fill, language } from "./language.js";
import { Money } from "./money.js";

const shops = { ar: "shop.ar.json" };
const { locale, name, texts } = await language();
const products = await (await fetch(shops[name] ?? "shop.json")).json();
const money = new Money(locale, products[0].currency);
const lines = products.map(line);

function line(product) {
  const row = document.querySelector("template").content.cloneNode(true).firstElementChild;
  const [label, details, selector, amount] = row.querySelectorAll("[data-part]");
  label.textContent = product.name;
  label.htmlFor = selector.id = product.id;
  details.textContent = fill(
    texts.price, { price: money.priceText(product.price), unit: product.unit });
  selector.setAttribute("src", `/v1/numbers/${product.id}`);
  for (const event of ["input", "change", "load", "adjusted", "conflict"]) {
    selector.addEventListener(event, show);
  }
  return { product, row, selector, amount };
}

// What the line costs in coins, or nothing while its number is not known.
function cost({ product, selector }) {
  const { value } = selector;
  return value ? money.amount(value, product.price) : undefined;
}

function show() {
  const costs = lines.map(cost);
  lines.forEach(({ amount }, index) => { amount.textContent = written(costs[index]); });
  const isKnown = !costs.includes(undefined);
  const total = isKnown ? costs.reduce((sum, next) => sum + next, 0n) : undefined;
  document.querySelector("#total").textContent = written(total);
}

function written(coins) {
  return coins === undefined ? "–" : money.text(coins);
}

document.title = texts.title;
document.querySelector("h1").textContent = texts.title;
document.querySelector("#total-label").textContent = texts.total;
document.querySelector("#lines").append(...lines.map(({ row }) => row));
show();
