import type { AuditChange, AuditEntry, AuditName, AuditPreview } from '@diwan/contract/audit/schemas'
import { isSecret, MASKED } from '@diwan/contract/audit/vocabulary'
import { toSeconds } from '../../kit/clock/clock.ts'
import { presentPerson } from '../users/public.ts'
import type { EntryRow, NameRow } from './queries.ts'

type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Before and after of an event that has them. */
export function changeOf({ detail }: Pick<EntryRow, 'detail'>): { before: Values; after: Values } | null {
  if (!isValues(detail)) return null
  const { before, after } = detail
  return isValues(before) && isValues(after) ? { before, after } : null
}

/** Secrets are masked wherever they stand, also inside. */
function masked(field: string, value: unknown): unknown {
  if (value !== null && value !== undefined && isSecret(field)) return MASKED
  if (Array.isArray(value)) return value.map((inner) => masked('', inner))
  if (!isValues(value)) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(name, inner)]))
}

/** One line for each field; a group of fields (colours) is told field by field. */
export function changesOf({ before, after }: { before: Values; after: Values }): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.flatMap((field) => {
    const [was, is] = [masked(field, before[field]), masked(field, after[field])]
    if (!isValues(was) || !isValues(is)) return [{ field, before: was, after: is }]
    return changesOf({ before: was, after: is })
      .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
      .map((one) => ({ ...one, field: `${field}.${one.field}` }))
  })
}

const known = new Set(['before', 'after', 'id'])

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Every id among the values, to be told by name. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return isValues(value) ? Object.values(value).flatMap(idsIn) : []
}

export type Names = ReadonlyMap<string, AuditName>
export const namesOf = (rows: readonly NameRow[]): Names =>
  new Map(rows.map(({ id, name_ar, name_en }) => [id, { nameAr: name_ar, nameEn: name_en }]))

export const pick = (names: Names, value: unknown): Record<string, AuditName> =>
  Object.fromEntries(idsIn(value).flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])))

export function presentEntry(row: EntryRow, names: Names, mayRevert: boolean): AuditEntry {
  const change = changeOf(row)
  const facts = Object.entries(isValues(row.detail) ? row.detail : {})
    .filter(([field]) => !known.has(field))
    .map(([field, value]) => ({ field, value: masked(field, value) }))
  return {
    id: row.id,
    event: row.event,
    createdDate: toSeconds(row.at),
    actor: row.actor_id && row.actor_name ? presentPerson(row.actor_id, row.actor_name, row.actor_photo) : null,
    object: { id: row.object_id, kind: row.kind, name: names.get(row.object_id) ?? null },
    changes: change ? changesOf(change) : [],
    facts,
    names: pick(names, row.detail),
    reverts: row.reverts,
    reverted: row.reverted,
    can: { revert: mayRevert && !row.reverted && change !== null },
  }
}

export const presentPreview = (now: Values, becomes: Values, names: Names): AuditPreview => ({
  changes: changesOf({ before: now, after: becomes }).map(({ field, before, after }) => ({ field, now: before, becomes: after })),
  names: pick(names, [now, becomes]),
})
