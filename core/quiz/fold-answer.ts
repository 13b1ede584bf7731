import { fold } from '../arabic-fold.ts'

const EDGES = /^[\s.,;:!?'"()«»“”‘’،؛؟…-]+|[\s.,;:!?'"()«»“”‘’،؛؟…]+$/gu

/** Spelling that nobody means to mark: vowel signs, hamza seats, digits, capitals, spaces, and punctuation around the answer. */
export const foldAnswer = (text: string): string =>
  fold(text)
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/\s+%/g, '%')
    .replace(/^-(?=\d)/, '−')
    .replace(EDGES, '')
