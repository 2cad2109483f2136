// The sample shop's order: each line has a number that lives on the server.

import { hint } from "./hint.js";
import { fill, language } from "./language.js";
import { Money } from "./money.js";

const shops = { ar: "shop.ar.json" };
const load = async (address) => (await fetch(address)).json();
const { locale, name, texts } = await language();
const [products, words] = await Promise.all([
  load(shops[name] ?? "shop.json"), load(`strings/${name}.json`)]);
const money = new Money(locale, products[0].currency);
const lines = products.map(line);
let rulesAreAsked = false;

function line(product) {
  const row = document.querySelector("template").content.cloneNode(true).firstElementChild;
  const [label, details, selector, amount] = row.querySelectorAll("[data-part]");
  label.textContent = product.name;
  label.htmlFor = selector.id = product.id;
  details.textContent = price(product);
  selector.setAttribute("src", `/v1/numbers/${product.id}`);
  for (const event of ["input", "change", "load", "adjusted", "conflict"]) {
    selector.addEventListener(event, show);
  }
  selector.addEventListener("load", askForRules);
  return { product, row, selector, amount, details };
}

function price(product) {
  return fill(texts.price, { price: money.priceText(product.price), unit: product.unit });
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

// After the first number has come there is a session.
function askForRules() {
  if (!rulesAreAsked) showRules();
  rulesAreAsked = true;
}

// Asks for the rules of all lines at once, and again until they come.
async function showRules() {
  const query = lines.map(({ product }) => `id=${product.id}`).join("&");
  const { documents } = await load(`/v1/numbers?${query}`).catch(() => ({}));
  if (!documents) {
    setTimeout(showRules, 2000);
    return;
  }
  for (const { product, details } of lines) {
    const rule = documents.find(({ id }) => id === product.id)?.rule;
    const words = rule && hint(rule, texts, locale);
    details.textContent = [price(product), words].filter(Boolean).join(" · ");
  }
}

const status = { ...words, noConnection: texts.noConnection };
for (const text of document.querySelectorAll("[data-status]")) {
  text.textContent = status[text.dataset.status];
}
document.title = texts.title;
document.querySelector("h1").textContent = texts.title;
document.querySelector("#total-label").textContent = texts.total;
document.querySelector("#lines").append(...lines.map(({ row }) => row));
show();
