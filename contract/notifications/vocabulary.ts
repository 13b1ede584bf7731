/** Of `name_ar` and `name_en` the one of the reader's language, as `name`. */
export function inLanguage(params: Readonly<Record<string, string>>, language: 'ar' | 'en'): Record<string, string> {
  const own = Object.entries(params).flatMap(([key, value]) => (key.endsWith(`_${language}`) ? [[key.slice(0, -3), value]] : []))
  return { ...params, ...(Object.fromEntries(own) as Record<string, string>) }
}
