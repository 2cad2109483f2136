// The language that the page speaks, and the locale that it writes numbers in.

const rightToLeft = ["ar", "he"];

// The first of the user's languages that there are texts in.
function choice(all) {
  const asked = new URLSearchParams(location.search).get("lang");
  for (const wish of asked ? [asked] : navigator.languages) {
    const { language, script, region } = parts(wish);
    for (const name of [`${language}-${script}`, `${language}-${region}`, language]) {
      if (name in all) return { locale: wish, name };
    }
  }
  return { locale: "en", name: "en" };
}

// WebKit has the language "C" where its system has none.
function parts(wish) {
  try {
    return new Intl.Locale(wish).maximize();
  } catch {
    return {};
  }
}

export async function language() {
  const all = await (await fetch("texts.json")).json();
  const { locale, name } = choice(all);
  document.documentElement.lang = locale;
  document.documentElement.dir = rightToLeft.includes(name) ? "rtl" : "ltr";
  return { locale, name, texts: all[name] };
}

// "{price} per {unit}" with the words in their places.
export function fill(text, words) {
  return text.replace(/\{(\w+)\}/g, (_, name) => words[name]);
}
