interface Labelled {
  readonly labelAr: string
  readonly labelEn: string
}

/** In the language asked for, or in the other one rather than nothing. */
export const inLanguage = (language: 'ar' | 'en', ar: string, en: string): string => (language === 'ar' ? ar || en : en || ar)

export const labelOf = ({ labelAr, labelEn }: Labelled, language: 'ar' | 'en'): string => inLanguage(language, labelAr, labelEn)
