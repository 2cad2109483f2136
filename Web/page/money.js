// Amounts of one currency, reckoned as a till does: the amount of a line is rounded to the smallest
// coin, half of it upwards, and the total is the sum of the rounded amounts.

export class Money {
  #format;
  #price;
  #digits;

  constructor(locale, currency) {
    this.#format = new Intl.NumberFormat(locale, { style: "currency", currency });
    this.#digits = this.#format.resolvedOptions().maximumFractionDigits;
    this.#price = new Intl.NumberFormat(
      locale, { style: "currency", currency, maximumFractionDigits: 20 });
  }

  // What so many units cost, in coins.
  amount(number, price) {
    const [units, unitsScale] = decimal(number);
    const [coins, coinsScale] = decimal(price);
    return rounded(units * coins, unitsScale + coinsScale - this.#digits);
  }

  text(coins) {
    return this.#format.format(`${coins}e-${this.#digits}`);
  }

  // The price of one unit may be finer than a coin.
  priceText(price) {
    return this.#price.format(price);
  }
}

// "12.50" as 1250 and 2.
function decimal(text) {
  const [whole, fraction = ""] = text.split(".");
  return [BigInt(whole + fraction), fraction.length];
}

function rounded(unscaled, scale) {
  if (scale <= 0) return unscaled * 10n ** BigInt(-scale);
  const unit = 10n ** BigInt(scale);
  return (unscaled + unit / 2n) / unit;
}
