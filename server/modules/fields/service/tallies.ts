import type { FieldsReport } from '@diwan/contract/fields/schemas'
import type { Field } from '@diwan/core/fields/field'
import { joinedField } from '@diwan/core/fields/report'
import { ANSWERED, SHEETS } from '@diwan/core/fields/tally'
import type { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Portal } from '../../../kit/portal.ts'
import { frozen } from '../queries/kept-fields.ts'
import { readNames, readSheets, readVersions, type Version } from '../queries/sheets.ts'
import { foldPending, insertPending, markUncounted, readReport, type KeptReport } from '../queries/tallies.ts'

/** Each minute: until nothing is left that nobody else is folding. */
export async function foldTallies({ db }: Pick<Portal, 'db'>): Promise<void> {
  while ((await foldPending(db)) > 0);
}

/** These records were withdrawn: their answers stay, and count no more. */
export async function uncountAnswers({ db }: { db: Queryable }, objectIds: readonly string[]): Promise<void> {
  await insertPending(db, await readSheets(db, await markUncounted(db, objectIds)), -1)
}

export interface JoinedField {
  /** The newest field of this key and type, with the options of all versions. */
  readonly field: Field
  /** No longer asked. */
  readonly past: boolean
  /** The versions that asked it. */
  readonly versions: ReadonlySet<number>
}

/** The fields of a set through all its versions, the newest first: those asked now in their order, then those no longer asked. */
export function joinedFields(all: readonly Version[]): JoinedField[] {
  const newest = new Set(all[0]?.fields)
  const found = new Map<string, Field[]>()
  const versions = new Map<string, Set<number>>()
  for (const { version, fields } of all)
    for (const field of fields) {
      const name = `${field.key} ${field.type}`
      found.set(name, [...(found.get(name) ?? []), field])
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
    }
  return [...found].flatMap(([name, [first, ...older]]) =>
    first && first.type !== 'section'
      ? [{ field: joinedField(first, older), past: !newest.has(first), versions: versions.get(name) ?? new Set() }]
      : [],
  )
}

/** Sets that are reported at one time. */
const MOST = 200
const known = new Map<string, readonly JoinedField[]>()

/** Versions never change: those up to the same number are read and joined once. */
async function joinedOf(db: Queryable, { set, newest }: KeptReport): Promise<readonly JoinedField[]> {
  if (newest === null) return []
  const name = `${set} ${newest}`
  const before = known.get(name)
  if (before) return before
  const joined = joinedFields((await readVersions(db, set)).filter(({ version }) => version <= newest))
  if (known.size >= MOST) known.clear()
  known.set(name, frozen(joined))
  return joined
}

interface TallyRow {
  readonly version: number
  readonly field: string
  readonly value: string
  readonly n: number
}

/** How often what was answered; versions add up by key and type. The caller has checked that the reader may see it. */
export const reportOf = async (db: Queryable, setId: string): Promise<z.input<typeof FieldsReport>> =>
  reportFrom(db, await readReport(db, setId))

/** The same of what was read beside the row of what is reported. */
export async function reportFrom(db: Queryable, kept: KeptReport): Promise<z.input<typeof FieldsReport>> {
  const tallies = (kept.tallies ?? []).map(([version, field, value, n]): TallyRow => ({ version, field, value, n }))
  const byField = Map.groupBy(tallies, ({ field }) => field)
  const fields = (await joinedOf(db, kept))
    .map(({ field, past, versions }) => ({ field, past, counts: countsFor(byField.get(field.key) ?? [], versions) }))
    .filter(({ past, counts }) => !past || (counts[ANSWERED] ?? 0) > 0)
  const ids = fields.flatMap(({ field, counts }) =>
    field.type === 'person' || field.type === 'unit' ? Object.keys(counts).filter((value) => value !== ANSWERED) : [],
  )
  const names = await readNames(db, ids)
  return {
    sheets: tallies.reduce((sum, { field, n }) => (field === SHEETS ? sum + n : sum), 0),
    fields,
    names: Object.fromEntries(names.map(({ id, name_ar, name_en }) => [id, { nameAr: name_ar, nameEn: name_en }])),
  }
}

function countsFor(tallies: readonly TallyRow[], versions: ReadonlySet<number>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { version, value, n } of tallies) if (versions.has(version)) counts[value] = (counts[value] ?? 0) + n
  for (const [value, n] of Object.entries(counts)) if (n === 0) delete counts[value]
  return counts
}
