import { toAsciiDigits } from './digits.ts'
import { stripBidiControls } from './direction.ts'

/** Typed in any digits, kept in ASCII ones as it was spaced. */
export const plainPhone = (text: string): string => toAsciiDigits(stripBidiControls(text)).trim()

export const isPhone = (text: string): boolean => /^\+?[\d ().-]*$/.test(text) && text.replace(/\D/g, '').length >= 4
