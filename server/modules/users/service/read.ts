import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { MAX_HITS } from '@diwan/contract/users/limits'
import { demand } from '../../../kit/access/demand.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can, reachedBy } from '../access.ts'
import { presentUnit, presentHit, presentInDirectory, presentUser } from '../presenter.ts'
import type { DirectoryFilter, Found } from '../queries/directory.ts'
import { findPeople, listPeople } from '../queries/directory.ts'
import { readLastSeen } from '../queries/last-seen.ts'
import { readPlaces, unitsBelow } from '../queries/memberships.ts'
import { readInvitation } from '../queries/invitations.ts'
import { termsOf } from '../queries/terms.ts'
import { readUser, readUsers } from '../queries/users.ts'
import { readAdmitted } from './admit.ts'

type Filter = InputOf<typeof users.list>
type Asked = Omit<DirectoryFilter, 'unitIds'> & { q?: string | undefined; unitId?: string | undefined }

/** Ids of the directory in order: by name, or by the word that was found. */
export async function lookUp(db: Queryable, actor: Actor, asked: Asked, after: Filter['after'], limit: number): Promise<Found[]> {
  const reached = reachedBy(actor, 'users.view')
  const { unitId, q = '', ...rest } = asked
  const filter = { ...rest, unitIds: unitId === undefined ? undefined : await unitsBelow(db, unitId) }
  const cursor = readCursor(after, 'text')
  if (q.trim() === '') return listPeople(db, reached, filter, cursor, limit)
  const terms = termsOf(q, reachedBy(actor, 'users.view_private').all)
  return terms.length === 0 ? [] : findPeople(db, reached, filter, terms, cursor, limit)
}

/** Rows with their places, in the order of the ids. */
export async function inOrder<T>(
  db: Queryable,
  found: readonly { id: string }[],
  present: (row: Awaited<ReturnType<typeof readUsers>>[number], places: Awaited<ReturnType<typeof readPlaces>>) => T,
): Promise<T[]> {
  const ids = found.map(({ id }) => id)
  const [rows, places] = await Promise.all([readUsers(db, ids), readPlaces(db, ids)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row
      ? [
          present(
            row,
            places.filter((place) => place.user_id === id),
          ),
        ]
      : []
  })
}

export async function listUsers({ db, actor }: Ctx, input: Filter): Promise<OutputOf<typeof users.list>> {
  const { after, limit, ...asked } = input
  const found = await lookUp(db, actor, asked, after, limit + 1)
  const { rows: shown, next } = paged(found, limit)
  return { items: await inOrder(db, shown, (row, places) => presentInDirectory(actor, row, places)), next }
}

export async function searchUsers(
  { db, actor }: Ctx,
  { q }: InputOf<typeof users.search>,
): Promise<OutputOf<typeof users.search>> {
  const found = await lookUp(db, actor, { q, state: 'active' }, undefined, MAX_HITS)
  return { items: await inOrder(db, found, presentHit) }
}

export async function unitsOfPeople(
  { db, actor }: Ctx,
  { ids }: InputOf<typeof users.units>,
): Promise<OutputOf<typeof users.units>> {
  const asked = ids.split(',')
  const [rows, places] = await Promise.all([readUsers(db, asked), readPlaces(db, asked)])
  const seen = rows.filter((row) => can.view(actor, row))
  return { items: seen.map(({ id }) => ({ id, unit: presentUnit(places.filter((place) => place.user_id === id)) })) }
}

export async function openUser({ db, actor, clock }: Ctx, { id }: { id: string }): Promise<OutputOf<typeof users.open>> {
  const row = await readUser(db, id)
  demand(can, 'view', actor, row)
  const known = can.view_private(actor, row) || can.update(actor, row)
  const [places, invitation, lastSeen, admitted] = await Promise.all([
    readPlaces(db, [id]),
    readInvitation(db, id),
    known ? readLastSeen(db, id) : null,
    readAdmitted({ actor, clock }, db, [row]),
  ])
  return presentUser({ actor, clock }, row, places, { invitation, lastSeen, admits: admitted.length > 0 })
}
