// Which numbers may be chosen, in a few words: `50 to 1,000 · in steps of 25`.

import { fill } from "./language.js";

export function hint({ minimum, maximum, increment = "1", incrementBase }, texts, locale) {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: increment.split(".")[1]?.length ?? 0, maximumFractionDigits: 20 });
  const written = (number) => format.format(number);
  const [lowest, highest] = [minimum, maximum].map((bound) => bound && written(bound));
  if (minimum === maximum) return fill(texts.only, { number: lowest });
  const hasSteps = Number(increment) !== 1 && incrementBase !== "none";
  return [
    maximum ? fill(texts.range, { lowest, highest })
      : Number(minimum) ? fill(texts.least, { lowest }) : "",
    hasSteps ? fill(texts.steps, { increment: written(increment) }) : "",
  ].filter(Boolean).join(" · ");
}
