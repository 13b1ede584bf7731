import { fold } from '../arabic-fold.ts'
import { decimalOf } from '../decimal.ts'

const EDGES = /^[\s.,;:!?'"()«»“”،؛؟…-]+|[\s.,;:!?'"()«»“”،؛؟…]+$/gu

/**
 * Spelling that nobody means to mark: vowel signs, hamza seats, digits, capitals, spaces, the apostrophes and dashes that word processors
 * write, and punctuation around the answer. A number is the same however it is written.
 */
export function foldAnswer(text: string): string {
  const number = decimalOf(text)
  if (!Number.isNaN(number)) return String(number)
  return fold(text)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/\s+%/g, '%')
    .replace(/^-(?=\d)/, '−')
    .replace(EDGES, '')
}
