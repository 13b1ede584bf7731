import type { Field } from '@diwan/core/fields/field'
import { ANSWERED, rowValue, SHEETS } from '@diwan/core/fields/tally'
import { breakdownOf } from './breakdown.ts'
import { ALL, otherBase, rowBase, type Gathered } from './gather.ts'
import { safeBases, type Base } from './safe-bases.ts'
import { SheetSet } from './sheet-set.ts'

export interface Cell {
  readonly bucket: string
  readonly field: string
  readonly value: string
  readonly n: number
}

/** Cells that share a base: those of a field, of a row of a table, or the number of sheets. */
interface Unit {
  readonly base: string
  readonly field: string
  readonly conditional: boolean
  readonly holds: (value: string) => boolean
}

const NOBODY = new SheetSet()
const NONE: ReadonlyMap<string, number> = new Map()

/** The fields whose being asked depends on an answer: by their own condition, or by that of their section. */
function conditionalFields(fields: readonly Field[]): Set<string> {
  const found = new Set<string>()
  let section: Field | undefined
  for (const field of fields) {
    if (field.type === 'section') section = field
    if (field.when ?? section?.when) found.add(field.key)
  }
  return found
}

function unitsOf(fields: readonly Field[]): Unit[] {
  const conditions = conditionalFields(fields)
  return fields.flatMap((field): Unit[] => {
    const { key } = field
    const whole = { base: key, field: key, conditional: conditions.has(key) }
    if (field.type !== 'matrix') return [{ ...whole, holds: () => true }]
    const rows = field.rows.map(({ key: row }): Unit => {
      const values = new Set(field.scale.map((option) => rowValue(row, option.key)))
      return { ...whole, base: rowBase(key, row), holds: (value) => values.has(value) }
    })
    return [{ ...whole, holds: (value) => value === ANSWERED }, ...rows]
  })
}

/** Everything whose base a reader could compare with another: units, and texts that were written instead of an option. */
const basesOf = (fields: readonly Field[], { bases }: Gathered): Base[] => [
  ...unitsOf(fields).map(({ base, conditional }) => ({ name: base, sheets: bases.get(base) ?? NOBODY, conditional })),
  ...fields.map(({ key }) => ({ name: otherBase(key), sheets: bases.get(otherBase(key)) ?? NOBODY, conditional: false })),
]

/** What may be published of a closed survey: no arithmetic on it sets apart fewer than `k` people. */
export function published(fields: readonly Field[], gathered: Gathered, buckets: readonly string[] | null, k: number) {
  const { counts, parts } = gathered
  const all = parts.get(ALL)!
  if (all.size < k) return { cells: [], texts: [] }
  const bases = basesOf(fields, gathered)
  const safe = safeBases(bases, all, k)
  const candidates = bases.filter(({ name }) => safe.has(name)).toSorted((one, other) => other.sheets.size - one.sheets.size)
  const shown = buckets === null ? new Map<string, ReadonlySet<string>>() : breakdownOf(candidates, { all, parts, buckets, k })
  const cellsOf = ({ base, field, holds }: Pick<Unit, 'base' | 'field' | 'holds'>): Cell[] =>
    [ALL, ...(shown.get(base) ?? [])].flatMap((bucket) =>
      [...(counts.get(bucket)?.get(field) ?? NONE)].flatMap(([value, n]) => (holds(value) ? [{ bucket, field, value, n }] : [])),
    )
  return {
    cells: [{ base: SHEETS, field: SHEETS, holds: () => true }, ...unitsOf(fields).filter(({ base }) => safe.has(base))].flatMap(
      cellsOf,
    ),
    texts: [...gathered.texts].flatMap(([field, bodies]) => {
      const base = gathered.bases.has(otherBase(field)) ? otherBase(field) : field
      return safe.has(base) ? bodies.map((body) => ({ field, body })) : []
    }),
  }
}
