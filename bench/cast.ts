import { hash } from '@node-rs/argon2'
import type { Database } from '../server/kit/db/database.ts'
import { fillThread } from '../server/modules/talk/public.ts'
import { addMember } from '../server/modules/units/public.ts'
import { makeSession } from '../server/testing/people.ts'
import { plantWords } from './planted.ts'

/** Somebody who is measured, with a living session. */
export interface Member {
  readonly id: string
  readonly cookie: string
}

export interface Cast {
  readonly admin: Member
  /** Agent of five groups. */
  readonly tech: Member
  /** The requester with most tickets: every page is full. */
  readonly user: Member
  /** Signs in again and again. The stored hash asks next to nothing of argon2: what is measured is everything around it. */
  readonly signer: { readonly email: string; readonly password: string }
  /** Where new tickets go. */
  readonly departmentId: string
  readonly groupId: string
  /** Of a group of the technician, with ten messages. */
  readonly ticketId: string
}

/** People the seed knows by their number; the five groups of the first department are the busiest. */
export async function castOf(db: Database): Promise<Cast> {
  const groups = await db
    .selectFrom('units')
    .select(['id', 'parent_id'])
    .where('kind', '=', 'group')
    .orderBy('position')
    .limit(5)
    .execute()
  const tech = await member(db, 1) // of the first group by the seed
  for (const { id } of groups.slice(1)) await addMember(db, id, tech.id, 'agent')
  await plantWords(
    db,
    groups.map(({ id }) => id),
  )
  const [admin, user] = [await member(db, 561), await member(db, 581)]
  const groupId = groups[0]!.id
  return {
    admin,
    tech,
    user,
    signer: await signerOf(db, 582),
    departmentId: groups[0]!.parent_id!,
    groupId,
    ticketId: await threadOfTen(db, groupId),
  }
}

async function threadOfTen(db: Database, groupId: string): Promise<string> {
  const ticket = db.selectFrom('tickets').select('id').where('group_id', '=', groupId).where('status', '=', 'OPEN')
  const { id } = await ticket.orderBy('id').limit(1).executeTakeFirstOrThrow()
  await fillThread(db, id, 10)
  return id
}

async function signerOf(db: Database, n: number): Promise<Cast['signer']> {
  const signer = { email: `person${n}@bench.example`, password: 'Measured@2026' }
  const password_hash = await hash(signer.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await db.updateTable('users').set({ password_hash }).where('email', '=', signer.email).execute()
  return signer
}

async function member(db: Database, n: number): Promise<Member> {
  const found = db.selectFrom('users').select('id').where('email', '=', `person${n}@bench.example`)
  const { id } = await found.executeTakeFirstOrThrow()
  const { cookie } = await makeSession(db, id, new Date())
  return { id, cookie }
}
