import type { AuditEntry, AuditFilter, AuditQuery } from '@diwan/contract/audit/schemas'
import { PEOPLE_FOUND } from '@diwan/contract/audit/limits'
import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor, writeCursor } from '../../../kit/http/cursor.ts'
import type { Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readOrganisation } from '../../settings/public.ts'
import { readingOf } from '../access.ts'
import { idsIn, namesOf, presentEntry } from '../presenter.ts'
import { readActorsNamed, readEntries, readNames, type EntryRow } from '../queries.ts'

export async function listEntries(ctx: Ctx, { after, limit, ...filter }: AuditQuery, reverts: Reverts) {
  const found = await readEntries(ctx.db, readingOf(ctx.actor), await withDays(ctx.db, filter), readCursor(after), limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { items: await presentEntries(ctx, rows, reverts), next: last ? writeCursor(last) : null }
}

export async function presentEntries({ db, actor }: Ctx, rows: readonly EntryRow[], reverts: Reverts): Promise<AuditEntry[]> {
  const ids = rows.flatMap((row) => [row.object_id, ...idsIn(row.detail)])
  const names = namesOf(await readNames(db, [...new Set(ids)]))
  return rows.map((row) => {
    const revert = reverts[row.event]
    return presentEntry(row, names, revert !== undefined && holdsFlag(actor, ...revert.needs))
  })
}

/** Days begin and end where the organisation is. */
export async function withDays(db: Queryable, filter: AuditFilter) {
  const zone = (await readOrganisation(db))?.zone ?? 'UTC'
  const at = (day: string) => new Date(startOfDay(zone, day) * 1000)
  return {
    ...filter,
    since: filter.from === undefined ? undefined : at(filter.from),
    until: filter.to === undefined ? undefined : at(addDays(filter.to, 1)),
  }
}

export async function findPeople({ db, actor }: Ctx, { q }: { q: string }) {
  const rows = await readActorsNamed(db, readingOf(actor), q.trim(), PEOPLE_FOUND)
  return { items: rows.map(({ id, full_name }) => ({ id, fullName: full_name })) }
}
