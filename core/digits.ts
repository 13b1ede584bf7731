/**
 * Digits people type and digits people read. Inputs accept ٠-٩ and ۰-۹ everywhere, because `Number('١٢')` is NaN;
 * what is stored, compared and sent is ASCII. Showing ١٢٣ is a reader's choice for UI text, never for ids or phones.
 */
export type Digits = 'latn' | 'arab'

/** U+0660 is Arabic-Indic zero, U+06F0 its Persian and Urdu sister; in both blocks the low four bits are the value. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

export function showDigits(text: string, digits: Digits): string {
  const ascii = toAsciiDigits(text)
  if (digits === 'latn') return ascii
  return ascii.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
}
