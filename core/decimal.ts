import { toAsciiDigits } from './digits.ts'

const GROUPED = /^[+-]?\d{1,3}(?:([ ,٬،])\d{3})(?:\1\d{3})*(?:[.٫]\d+)?$/
const PLAIN = /^[+-]?(?:\d{1,15}(?:\.\d{0,6})?|\.\d{1,6})$/

/**
 * The number that somebody typed, in any digits: `.5`, `12.`, `1,234.5`, `1 234`, `١٢٫٥` and `١٢،٥`, which stands for it on keyboards
 * without the sign. `NaN` for anything else, and for more digits than can be kept exactly.
 */
export function decimalOf(text: string): number {
  const ascii = toAsciiDigits(text.trim())
    .replace(/\s/gu, ' ')
    .replace(/[\u2212\u2013]/g, '-')
  const whole = GROUPED.test(ascii) ? ascii.replace(/[ ,٬،]/g, '') : ascii
  const plain = whole.replace(/[٫،]/, '.')
  return PLAIN.test(plain) ? Number(plain) : Number.NaN
}
