import type { AuditEntry, AuditQuery } from '@diwan/contract/audit/schemas'
import { PEOPLE_FOUND } from '@diwan/contract/audit/limits'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readingOf } from '../access.ts'
import { idsIn, namesOf, presentEntry } from '../presenter.ts'
import { entries, readActorsNamed, readNames, type EntryRow } from '../queries.ts'

export async function listEntries(ctx: Ctx, input: AuditQuery, reverts: Reverts) {
  return entries.page(ctx, await entries.resolved(ctx, input), input, (rows) => presentEntries(ctx, rows, reverts))
}

export async function presentEntries({ db, actor }: Ctx, rows: readonly EntryRow[], reverts: Reverts): Promise<AuditEntry[]> {
  const ids = rows.flatMap((row) => [row.object_id, ...idsIn(row.detail)])
  const names = namesOf(await readNames(db, [...new Set(ids)]))
  return rows.map((row) => {
    const revert = reverts[row.event]
    return presentEntry(row, names, revert !== undefined && holdsFlag(actor, ...revert.needs))
  })
}

export async function findPeople({ db, actor }: Ctx, { q }: { q: string }) {
  const rows = await readActorsNamed(db, readingOf(actor), q.trim(), PEOPLE_FOUND)
  return { items: rows.map(({ id, full_name }) => ({ id, fullName: full_name })) }
}
