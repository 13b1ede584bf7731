/** Plurals that are made within the word, by the patterns whose singular the plural itself tells. */
const PATTERNS: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/^م(.)ا(.)([^يةا])$/, ['م$1$2$3', 'م$1$2$3ة']],
  [/^م(.)ا(.)ي(.)$/, ['م$1$2ا$3', 'م$1$2و$3']],
  [/^ت(.)ا(.)ي(.)$/, ['ت$1$2ي$3']],
  [/^(.)وا(.)ي(.)$/, ['$1ا$2و$3', '$1ا$2و$3ة']],
  [/^([^تم])وا(.)([^يةا])$/, ['$1ا$2$3', '$1ا$2$3ة']],
  [/^(.)(.)ائ(.)$/, ['$1$2ي$3ة', '$1$2ا$3ة']],
]

/** مكاتب of مكتب, مفاتيح of مفتاح, تقارير of تقرير, فواتير of فاتورة, رسائل of رسالة. */
export const brokenSingulars = (word: string): string[] =>
  PATTERNS.flatMap(([plural, singulars]) => (plural.test(word) ? singulars.map((one) => word.replace(plural, one)) : []))
