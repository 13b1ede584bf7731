/**
 * Whether PostgreSQL can keep this text: it knows no U+0000, and half a surrogate pair is no UTF-8. Refused at the door,
 * either would otherwise be a 500 at the insert.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
