import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'

const none: readonly string[] = []
const nameOf = (document: string): string => `documents/${document}/lost`

/** Words that stand nowhere in a document, though nobody deleted them knowingly: kept until they are put in or thrown away. */
export const useLostWords = (document: string) => useKeptText(nameOf(document), none)

export const keepLostWords = (document: string, words: string): void =>
  keepText(nameOf(document), [...keptText(nameOf(document), none), words])
