import { toAsciiDigits } from '@diwan/core/digits'

/** A day in a cell: 2026-11-20 and the portal's own 20-11-2026, in any digits, also where the Hijri day follows it. Any other text is kept, so that its schema rejects it. */
export function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const normalized = toAsciiDigits(text)
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/ [·—] .*$/, '')
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(normalized) ?? []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : normalized
}
