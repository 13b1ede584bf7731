/** Between the items of one cell. A name that has one of these is written in quotes. */
const SEPARATOR = /[,،;؛]/
const ITEMS = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,،;؛]|$)|([^,،;؛]*))(?:[,،;؛]|$)/gy

/** Several names in one cell, each of which `listItems` reads as it is. */
export const listCell = (names: readonly string[], separator = ', '): string =>
  names.map((name) => (SEPARATOR.test(name) || name.startsWith('"') ? `"${name.replaceAll('"', '""')}"` : name)).join(separator)

export function listItems(cell: string): string[] {
  const items: string[] = []
  for (const { 0: whole, 1: quoted, 2: plain = '' } of cell.matchAll(ITEMS)) {
    items.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (whole === '') break
  }
  return [...new Set(items.filter(Boolean))]
}
