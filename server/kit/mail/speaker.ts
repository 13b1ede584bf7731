import { createSentences, type Dictionary } from '../words/sentences.ts'

/** How the mails of a module speak: in the language of their reader, in the name of the organisation. */
export function speaker(module: string, words: Dictionary) {
  const sentences = createSentences({ [module]: words })
  return (organisation: { name_ar: string; name_en: string } | null, reader: { readonly language: string }) => {
    const language = reader.language === 'en' ? 'en' : 'ar'
    const say = (key: string, params: Record<string, string | number> = {}): string => sentences(language, module, key, params)
    const sender = (language === 'ar' ? organisation?.name_ar : organisation?.name_en) ?? 'Diwan'
    return { say, language, sender } as const
  }
}
