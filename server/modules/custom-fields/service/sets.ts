import { customSetChanged } from '@diwan/contract/custom-fields/events'
import type { CustomSet, SaveCustomSet } from '@diwan/contract/custom-fields/schemas'
import type { customFields } from '@diwan/contract/custom-fields/endpoints'
import { incomplete } from '@diwan/contract/fields/schemas'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { Field } from '@diwan/core/fields/field'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { CustomizedKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write } from '../../../kit/record/write.ts'
import { fieldsFor } from '../../fields/public.ts'
import { closedNow } from '../../releases/public.ts'
import { describe } from '../presenter.ts'
import { lockSet, readEarlier, readSet, readSets, writeSet, type SetRow } from '../queries/sets.ts'

/** The kinds of record that have fields of their own, by what their modules declare. */
export type Kinds = () => readonly CustomizedKind[]

export const kindOf = (kinds: Kinds, kind: string): CustomizedKind => {
  const found = kinds().find((one) => one.kind === kind)
  if (!found) throw new Problem('not_found')
  return found
}

const present = ({ kind, of }: CustomizedKind, row: SetRow | undefined, earlier: readonly Field[]): CustomSet => ({
  kind,
  of,
  fields: row?.fields ?? [],
  hidden: [...(row?.hidden ?? [])],
  used: [...new Set(earlier.map(({ key }) => key))],
  version: row?.version ?? 0,
})

export async function listSets(ctx: Ctx, kinds: Kinds): Promise<OutputOf<(typeof customFields)['sets']>> {
  const rows = await readSets(ctx.db)
  const earlier = await readEarlier(
    ctx.db,
    rows.map(({ set_id }) => set_id),
  )
  const items = kinds().map((one) => {
    const row = rows.find(({ kind }) => kind === one.kind)
    return present(
      one,
      row,
      earlier.filter(({ set_id }) => set_id === row?.set_id).flatMap(({ fields }) => fields),
    )
  })
  return { items, can: { change: holdsFlag(ctx.actor, 'settings', 'module') } }
}

/** As the log keeps it; `fieldsVersion` is how they come back. */
export const auditedSet = (row: Pick<SetRow, 'fields' | 'hidden' | 'set_version'> | undefined) => ({
  fieldsVersion: row?.set_version ?? null,
  fields: (row?.fields ?? []).map(describe),
  hidden: (row?.fields ?? []).filter(({ key }) => row?.hidden.includes(key)).map(offName),
})
const offName = ({ key, labelAr, labelEn }: Field) => ({ key, nameAr: labelAr, nameEn: labelEn })

/** From the next request on they are asked so. What records say already stays, whatever its rule is now. */
export function saveSet(ctx: Ctx, { kind, version, fields, hidden }: SaveCustomSet, kinds: Kinds): Promise<CustomSet> {
  const declared = kindOf(kinds, kind)
  const wrong = incomplete(fields).map(({ path, ...rest }) => ({ ...rest, path: `fields.${path}` }))
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
  return write(ctx, async (tx) => {
    const { db } = tx
    const row = await lockSet(db, kind)
    if ((row?.version ?? 0) !== version)
      throw new Problem('changed_meanwhile', { current: present(declared, row, await everOf(db, row)) })
    await demandSameTypes(db, row, fields)
    const keys = fields.map(({ key }) => key)
    const off = keys.filter((key) => hidden.includes(key))
    const next = await writeSet(db, kind, row, { fields, hidden: off, by: ctx.actor.id, at: ctx.clock.now() })
    const changed = difference(auditedSet(row), auditedSet(next))
    if (changed)
      tx.record(
        customSetChanged,
        { of: declared.of, ...changed },
        { object: next.object_id, audience: 'staff', topics: ['settings'] },
      )
    return present(declared, next, await everOf(db, next))
  })
}

const everOf = async (db: Queryable, row: SetRow | undefined): Promise<Field[]> =>
  row ? (await readEarlier(db, [row.set_id])).flatMap(({ fields }) => fields) : []

/** Answers lie under the key, also under one that was removed: it never means another thing. */
async function demandSameTypes(db: Queryable, row: SetRow | undefined, fields: readonly Field[]): Promise<void> {
  const types = new Map((await everOf(db, row)).map(({ key, type }) => [key, type]))
  const wrong = fields.flatMap(({ key, type }, index) =>
    types.has(key) && types.get(key) !== type ? [{ path: `fields.${index}.type`, code: 'invalid_value' }] : [],
  )
  if (wrong.length > 0) throw new Problem('custom-fields.type_fixed', { fields: wrong })
}

/** Those that are asked now. */
export const activeOf = ({ fields, hidden }: Pick<SetRow, 'fields' | 'hidden'>): Field[] =>
  fields.filter(({ key }) => !hidden.includes(key))

/** Which fields there are is known to those who may see such records. */
export async function askFields(ctx: Ctx, { kind }: { kind: string }, kinds: Kinds): Promise<{ fields: Field[] }> {
  const { module } = kindOf(kinds, kind)
  if (!holdsFlag(ctx.actor, module, 'view') || (await closedNow(ctx.db, module))) throw new Problem('not_found')
  const row = await readSet(ctx.db, kind)
  return { fields: row ? await filled(ctx, row) : [] }
}

/** As this person is asked them: what they begin with says who it is. */
export async function filled(ctx: Ctx, row: SetRow): Promise<Field[]> {
  const active = new Set(activeOf(row).map(({ key }) => key))
  if (active.size === 0) return []
  const { fields } = await fieldsFor(ctx, { setId: row.set_id, version: row.set_version }, ctx.actor.id)
  return fields.filter(({ key }) => active.has(key))
}

/** The first fields of a kind, as the sample organisation has them. */
export const beginSet = (ctx: Ctx, kind: CustomizedKind, fields: Field[]): Promise<CustomSet> =>
  saveSet(ctx, { kind: kind.kind, version: 0, fields, hidden: [] }, () => [kind])
