import type { DirectoryUser, User, UserHit } from '@diwan/contract/users/schemas/user'
import type { Unit } from '@diwan/contract/units/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { can } from './access.ts'
import type { PlaceRow } from './queries/memberships.ts'
import type { UserRow } from './queries/users.ts'

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

/** What everybody may know who reads the directory: no phone, ever. */
export const presentInDirectory = (actor: Actor, row: UserRow, places: readonly PlaceRow[]): DirectoryUser => ({
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
  disabled: row.disabled_at !== null,
  version: row.version,
  can: granted(can, actor, row),
})

export function presentUser(actor: Actor, row: UserRow, places: readonly PlaceRow[]): User {
  const mine = can.view_private(actor, row)
  return {
    ...presentInDirectory(actor, row, places),
    firstName: row.first_name,
    lastName: row.last_name,
    mobile: mine ? row.mobile : null,
    phoneNumber: mine ? row.phone_number : null,
    joinedOn: row.joined,
    memberships: places.map((place) => ({
      unit: unitOf(place),
      relation: place.relation as User['memberships'][number]['relation'],
    })),
    can_create_opportinity: row.can_create_opportinity,
    mustChangePassword: mine && row.must_change_password,
    createdDate: toSeconds(row.created_at),
  }
}

export const presentHit = (row: UserRow, places: readonly PlaceRow[]): UserHit => ({
  id: row.id,
  fullName: row.full_name,
  otherName: row.other_name,
  photoId: row.photo_id,
  department: firstOf(places, 'department'),
})
