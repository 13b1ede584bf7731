/** Rows that were shown keep their order among themselves; rows that are new are where the list has them. */
export function steadyOrder<Row>(shown: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const place = new Map(shown.map((id, at) => [id, at]))
  const known = rows.filter((row) => place.has(keyOf(row)))
  const inOrder = known.toSorted((one, other) => place.get(keyOf(one))! - place.get(keyOf(other))!)
  let next = 0
  return rows.map((row) => (place.has(keyOf(row)) ? inOrder[next++]! : row))
}
