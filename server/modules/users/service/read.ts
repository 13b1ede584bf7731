import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import type { Counter } from '@diwan/contract/kit/page'
import { MAX_HITS } from '@diwan/contract/users/limits'
import { PEOPLE_VIEWS } from '@diwan/contract/users/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can, reachedBy } from '../access.ts'
import { presentUnit, presentHit, presentInDirectory, presentUser } from '../presenter/user.ts'
import type { DirectoryFilter, Found } from '../queries/directory.ts'
import { findPeople, people, wanted } from '../queries/directory.ts'
import { readLastSeenOf } from '../queries/last-seen.ts'
import { readPlaces, unitsBelow } from '../queries/memberships.ts'
import { renamingAmong } from '../queries/name-proposals.ts'
import { readInvitation } from '../queries/invitations.ts'
import { termsOf } from '../queries/terms.ts'
import { readUser, readUsers } from '../queries/users.ts'
import { readAdmitted } from './admit.ts'
import { readNameProposal } from './names.ts'

type Filter = InputOf<typeof users.list>
type DirectoryQuery = DirectoryFilter & { q?: string | undefined }

/** Names go from the first letter to the last; a unit brings what is below it. */
async function filterOf(db: Queryable, asked: DirectoryFilter): Promise<DirectoryFilter> {
  const { unitId } = asked
  return { ...asked, direction: 'rising', ...(unitId && { unitId: await unitsBelow(db, unitId) }) }
}

/** Ids of the directory in order: by name, or by the word that was found. */
export async function lookUp(
  db: Queryable,
  actor: Actor,
  asked: DirectoryQuery,
  after: Filter['after'],
  limit: number,
): Promise<Found[]> {
  const { q = '', ...rest } = asked
  const filter = await filterOf(db, rest)
  const cursor = readCursor(after, 'text')
  if (q.trim() === '') return people.rows(db, actor, filter, cursor, limit)
  const terms = termsOf(q, reachedBy(actor, 'users.view_private').all)
  return terms.length === 0 ? [] : findPeople(db, wanted(actor, filter), terms, cursor, limit)
}

/** How many each view holds; all of them in one trip. */
export async function countUsers(
  { db, actor }: Ctx,
  input: InputOf<typeof users.counts>,
): Promise<OutputOf<typeof users.counts>> {
  const filter = await filterOf(db, { ...input, state: 'all' })
  const counts = await people.counts(
    { db, actor },
    PEOPLE_VIEWS.map((state) => ({ ...filter, state })),
  )
  const [all, invited, disabled, renaming] = counts as [Counter, Counter, Counter, Counter]
  return { counts: { all, invited, disabled, renaming } }
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
  const ids = shown.map(({ id }) => id)
  const [seen, renaming] = await Promise.all([readLastSeenOf(db, ids), renamingAmong(db, ids)])
  const items = await inOrder(db, shown, (row, places) =>
    presentInDirectory(actor, row, places, seen.get(row.id), renaming.has(row.id)),
  )
  return { items, next }
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
  const [places, invitation, lastSeen, admitted, proposal] = await Promise.all([
    readPlaces(db, [id]),
    readInvitation(db, id),
    readLastSeenOf(db, [id]),
    readAdmitted({ actor, clock }, db, [row]),
    readNameProposal(db, actor, row),
  ])
  return presentUser({ actor, clock }, row, places, {
    invitation,
    lastSeen: lastSeen.get(id),
    admits: admitted.length > 0,
    proposal,
  })
}
