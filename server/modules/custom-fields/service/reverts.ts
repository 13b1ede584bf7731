import { customSetChanged } from '@diwan/contract/custom-fields/events'
import type { Revert, Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { readFields } from '../../fields/public.ts'
import { readSetOf, type SetRow } from '../queries/sets.ts'
import { auditedSet, saveSet, type Kinds } from './sets.ts'

/** Each version of the fields is kept whole: what they were comes back by its number. */
export function customReverts(kinds: Kinds): Reverts {
  const now: Revert['now'] = async ({ db }, objectId) => {
    const row = await readSetOf(db, objectId)
    return row ? { version: row.version, values: auditedSet(row) } : null
  }
  const change: Revert['change'] = async (ctx, objectId, version, values) => {
    const row = await readSetOf(ctx.db, objectId)
    if (!row) throw new Problem('not_found')
    const { kind } = row
    return saveSet(ctx, { kind, version, fields: await fieldsAt(ctx, row, values), hidden: hiddenAt(row, values) }, kinds)
  }
  return { [customSetChanged.name]: { needs: ['settings', 'module'], now, change } }
}

/** Before the first version there were none. */
async function fieldsAt({ db }: Ctx, { set_id: setId, fields }: SetRow, { fieldsVersion }: Readonly<Record<string, unknown>>) {
  if (fieldsVersion === undefined) return fields
  return fieldsVersion === null ? [] : readFields(db, { setId, version: Number(fieldsVersion) })
}

function hiddenAt({ hidden }: SetRow, values: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(values['hidden'])) return [...hidden]
  return values['hidden'].flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'key' in one && typeof one.key === 'string' ? [one.key] : [],
  )
}
