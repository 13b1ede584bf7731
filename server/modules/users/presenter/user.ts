import type { DirectoryUser, User, UserHit } from '@diwan/contract/users/schemas/user'
import type { NameProposal } from '@diwan/contract/users/schemas/name'
import type { Unit } from '@diwan/contract/units/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { can } from '../access.ts'
import type { PlaceRow } from '../queries/memberships.ts'
import type { UserRow } from '../queries/users.ts'
import { accountNumberOf } from './account-number.ts'

type Invited = { readonly invited_at: Date; readonly valid_until: Date | null }

const unitOf = (place: PlaceRow): Unit => ({
  id: place.id,
  kind: place.kind as Unit['kind'],
  nameAr: place.name_ar,
  nameEn: place.name_en,
})

const firstOf = (places: readonly PlaceRow[], kind: string): Unit | null => {
  const place = places.find((one) => one.kind === kind)
  return place ? unitOf(place) : null
}

/** The department if there is one. */
export const presentUnit = ([place]: readonly PlaceRow[]): Unit | null => (place ? unitOf(place) : null)

/** Never had a password, and may still come. */
export const isAwaited = (row: Pick<UserRow, 'password_hash' | 'disabled_at'>): boolean =>
  row.password_hash === NO_PASSWORD && row.disabled_at === null

/** What everybody may know who reads the directory: no phone, ever. */
export const presentInDirectory = (
  actor: Actor,
  row: UserRow,
  places: readonly PlaceRow[],
  lastSeen: Date | undefined,
  renaming: boolean,
): DirectoryUser => ({
  id: row.id,
  fullName: row.full_name,
  otherName: row.other_name,
  email: row.email,
  role: row.role as User['role'],
  photoId: row.photo_id,
  department: firstOf(places, 'department'),
  group: firstOf(places, 'group'),
  title: row.title_id
    ? { id: row.title_id, nameAr: row.title_ar ?? '', nameEn: row.title_en ?? '', colour: row.title_colour ?? '' }
    : null,
  partner: row.partner_id ? { id: row.partner_id, nameAr: row.partner_ar ?? '', nameEn: row.partner_en ?? '' } : null,
  joinedOn: row.joined,
  disabled: row.disabled_at !== null,
  invited: isAwaited(row) && can.update(actor, row),
  renaming: renaming && can.update(actor, row),
  lastSeenDate: lastSeen && (can.view_private(actor, row) || can.update(actor, row)) ? toSeconds(lastSeen) : null,
  version: row.version,
  can: granted(can, actor, row),
})

/** Whether somebody without a password may still be awaited. */
function invitationOf({ actor, clock }: Pick<Ctx, 'actor' | 'clock'>, row: UserRow, invitation?: Invited): User['invitation'] {
  if (!isAwaited(row) || !can.update(actor, row)) return null
  const { invited_at = null, valid_until = null } = invitation ?? {}
  return { invitedDate: invited_at && toSeconds(invited_at), expired: valid_until !== null && valid_until <= clock.now() }
}

export function presentUser(
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  row: UserRow,
  places: readonly PlaceRow[],
  {
    invitation,
    lastSeen,
    admits,
    proposal,
  }: {
    invitation?: Invited | undefined
    lastSeen: Date | undefined
    admits: boolean
    proposal: NameProposal | null
  },
): User {
  const { actor } = ctx
  const mine = can.view_private(actor, row)
  return {
    ...presentInDirectory(actor, row, places, lastSeen, proposal !== null),
    firstName: row.first_name,
    lastName: row.last_name,
    mobile: mine ? row.mobile : null,
    phoneNumber: mine ? row.phone_number : null,
    memberships: places.map((place) => ({
      unit: unitOf(place),
      relation: place.relation as User['memberships'][number]['relation'],
    })),
    can_create_opportinity: row.can_create_opportinity,
    mustChangePassword: mine && row.must_change_password,
    invitation: invitationOf(ctx, row, invitation),
    accountNumber: accountNumberOf(row.id),
    proposal,
    createdDate: toSeconds(row.created_at),
    can: { ...granted(can, actor, row), admit: admits },
  }
}

export const presentHit = (row: UserRow, places: readonly PlaceRow[]): UserHit => ({
  id: row.id,
  fullName: row.full_name,
  otherName: row.other_name,
  photoId: row.photo_id,
  department: firstOf(places, 'department'),
})
