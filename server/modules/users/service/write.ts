import { userEvents } from '@diwan/contract/users/events'
import type { CreateUser, UpdateUser, UserChange } from '@diwan/contract/users/schemas/user'
import type { Updateable } from 'kysely'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DB } from '../../../kit/db/types.gen.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { hashPassword, NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { demandSuperAdminRemains } from '../../access/public.ts'
import { releaseFile, takeFile } from '../../files/public.ts'
import { readOrganisation } from '../../settings/public.ts'
import { setPlacesOf } from '../../units/public.ts'
import { can } from '../access.ts'
import type { PlaceRow } from '../queries/memberships.ts'
import { readPlaces } from '../queries/memberships.ts'
import type { UserRow } from '../queries/users.ts'
import { insertUser, lockUser, readUser, updateUser } from '../queries/users.ts'
import { TOPIC } from '../topics.ts'
import { demandAdmitted } from './admit.ts'
import { invite } from './invite.ts'
import { demandGoodPassword } from './password-choice.ts'
import { demandGrantable, demandLinks, demandVersion, ownNameFields } from './rules.ts'

/** Field of the form to column. What is not named here is no column. */
const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  fullName: 'full_name',
  otherName: 'other_name',
  email: 'email',
  role: 'role',
  mobile: 'mobile',
  phoneNumber: 'phone_number',
  titleId: 'title_id',
  partnerId: 'partner_id',
  joinedOn: 'joined_on',
  can_create_opportinity: 'can_create_opportinity',
} as const satisfies Partial<Record<keyof UserChange, keyof DB['users']>>

export function valuesOf(change: UserChange): Updateable<DB['users']> {
  const named = Object.entries(columnOf).filter(([field]) => change[field as keyof UserChange] !== undefined)
  return Object.fromEntries(named.map(([field, column]) => [column, change[field as keyof UserChange]]))
}

/** The person as the form knows them: what history compares. */
export function fieldsOf(row: UserRow, places: readonly PlaceRow[]): Required<Omit<UserChange, 'photoId'>> {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    otherName: row.other_name,
    email: row.email,
    role: row.role as NonNullable<UserChange['role']>,
    mobile: row.mobile,
    phoneNumber: row.phone_number,
    titleId: row.title_id,
    partnerId: row.partner_id,
    joinedOn: row.joined,
    can_create_opportinity: row.can_create_opportinity,
    memberships: inOrder(places.map(({ id, relation }) => ({ unitId: id, relation: relation as 'member' }))),
  }
}

type Places = NonNullable<UserChange['memberships']>

/** Places are a set: in which order they were said changes nothing. */
const inOrder = (places: Places): Places =>
  places.toSorted((one, other) => (`${one.unitId} ${one.relation}` < `${other.unitId} ${other.relation}` ? -1 : 1))

/** A living person with the fields of `fieldsOf` and the photo. */
export async function readUserFields(db: Queryable, id: string) {
  const row = await readUser(db, id)
  if (!row || row.deleted_at) return null
  return { version: row.version, values: { ...fieldsOf(row, await readPlaces(db, [id])), photoId: row.photo_id } }
}

/** What the settings say a new person begins with; digits and calendar follow the organisation until somebody chooses. */
export const startLanguage = async (db: Queryable): Promise<'ar' | 'en'> =>
  (await readOrganisation(db))?.language === 'en' ? 'en' : 'ar'

export async function createUser(ctx: Ctx, input: CreateUser): Promise<string> {
  await demandGrantable(ctx, ctx.db, 'users.create', input)
  const { firstName, lastName, otherName } = input
  const named = { email: input.email, names: [input.fullName, firstName, lastName, otherName] }
  if (input.password !== undefined) await demandGoodPassword(ctx.db, { ...named, password: input.password, given: true })
  // slow on purpose, so before the transaction
  const password_hash = input.password === undefined ? NO_PASSWORD : await hashPassword(input.password)
  return write(ctx, async (tx) => {
    await demandLinks(tx.db, input)
    const { password: _never, invite: invited, email, fullName, role, memberships, photoId, ...rest } = input
    const id = await insertUser(tx.db, {
      email,
      fullName,
      role,
      password_hash,
      language: await startLanguage(tx.db),
      rest: { ...valuesOf(rest), must_change_password: !invited },
      by: ctx.actor.id,
      at: ctx.clock.now(),
    })
    await setPlacesOf(tx.db, id, memberships)
    await setPhoto(ctx, tx, { id, photo_id: null }, photoId)
    const after = { email, fullName, role, memberships, ...rest }
    tx.record(userEvents.created, { id, before: {}, after }, { object: id, topics: [TOPIC] })
    if (invited) await invite(ctx, tx, [id])
    return id
  })
}

export async function updateUserByAdmin(ctx: Ctx, { id, version, ...change }: UpdateUser): Promise<string> {
  const moved = await write(ctx, async (tx) => {
    const row = await lockUser(tx.db, id)
    demand(can, 'update', ctx.actor, row)
    demandVersion(row, version)
    const ways = (['email', 'role'] as const).filter((field) => change[field] !== undefined && change[field] !== row[field])
    if (ways.length > 0) await demandAdmitted(ctx, tx.db, row, ...ways)
    // A role that stays is not given: it is asked for in `touching` already.
    await demandGrantable(ctx, tx.db, 'users.update', ways.includes('role') ? change : { ...change, role: undefined })
    await demandLinks(tx.db, change, id)
    return changeUser(ctx, tx, row, change)
  })
  if (moved) ctx.portal.bus.publish({ people: [id] })
  return id
}

/** The change itself, for the form and for a row of a file. Answers whether anything changed. */
export async function changeUser(ctx: Ctx, tx: Tx, row: UserRow, change: UserChange): Promise<boolean> {
  const { photoId, ...fields } = change
  const said = { ...change, ...(change.memberships && { memberships: inOrder(change.memberships) }) }
  const changed = difference<UserChange>({ ...fieldsOf(row, await readPlaces(tx.db, [row.id])), photoId: row.photo_id }, said)
  if (!changed) return false
  const own = ownNameFields(ctx.actor, row.id, changed.after)
  if (own.length > 0) throw new Problem('users.own_name', { fields: own })
  const demoted = change.role !== undefined && change.role !== row.role
  await updateUser(tx.db, row.id, { ...valuesOf(fields), version: row.version + 1 })
  if (photoId !== undefined) await setPhoto(ctx, tx, row, photoId)
  // Another role ends what was open under the old one: a trigger sees to it, however the role changes.
  if (demoted && row.role === 'SUPER_ADMIN') await demandSuperAdminRemains(tx)
  if (change.memberships) await setPlacesOf(tx.db, row.id, change.memberships)
  tx.record(userEvents.updated, { id: row.id, ...changed }, { object: row.id, topics: [TOPIC] })
  return true
}

/** The new picture was uploaded by the person who sends it; the old one goes with the commit. */
async function setPhoto(ctx: Ctx, tx: Tx, row: { id: string; photo_id: string | null }, photoId: string | null): Promise<void> {
  if (photoId === row.photo_id) return
  if (photoId) await takeFile(tx, { id: photoId, purpose: 'photo', ownerId: ctx.actor.id, objectId: row.id })
  await updateUser(tx.db, row.id, { photo_id: photoId })
  if (row.photo_id) await releaseFile(ctx.portal, tx, row.photo_id)
}
