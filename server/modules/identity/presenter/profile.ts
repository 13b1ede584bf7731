import type { Profile } from '@diwan/contract/identity/schemas/profile'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { accountNumberOf, presentPerson, readOwnProposal, readProfile } from '../../users/public.ts'
import type { ProfileRow } from '../queries/profile.ts'

export async function presentProfile(db: Queryable, actor: Actor, row: ProfileRow): Promise<Profile> {
  const [{ position, department, department_group }, proposal] = await Promise.all([
    readProfile(db, actor.id, actor.language),
    readOwnProposal(db, actor.id),
  ])
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    otherName: row.other_name,
    mobile: row.mobile,
    phoneNumber: row.phone_number,
    photo: presentPerson(row.id, row.full_name, row.photo_id).photo,
    email: row.email,
    department,
    group: department_group,
    position,
    accountNumber: accountNumberOf(row.id),
    proposal,
    version: row.version,
  }
}
