/** So many days from today, as people type a day. */
export function dayIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000)
  const [day, month] = [at.getUTCDate(), at.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${day}-${month}-${at.getUTCFullYear()}`
}
