import { toAsciiDigits } from './digits.ts'

const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Typed in any digits, spaces and dashes, or copied with invisible characters; kept in ASCII as it was spaced. */
export const plainPhone = (text: string): string =>
  toAsciiDigits(text.replace(HIDDEN, ''))
    .replace(/\s/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()

export const isPhone = (text: string): boolean => /^\+?[\d ().-]*$/.test(text) && text.replace(/\D/g, '').length >= 4
