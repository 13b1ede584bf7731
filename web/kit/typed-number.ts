/** The number that a number field holds: it answers text while that is empty, unfinished as "1." or begins with zeros as "04". */
export function typedNumber(typed: number | string): number | null {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isFinite(number) ? number : null
}
