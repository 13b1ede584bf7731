import { sql } from 'kysely'
import type { Database } from '../server/kit/db/database.ts'
import { makeSession } from '../server/testing/people.ts'

/** The people who are measured, each with a living session. */
export interface Cast {
  readonly admin: Member
  readonly tech: Member
  readonly user: Member
  /** Where new tickets go. */
  readonly departmentId: string
  readonly groupId: string
}

interface Member {
  readonly id: string
  readonly cookie: string
}

/** An administrator, an agent of the five groups of the busiest department, and the requester with most tickets. */
export async function castOf(db: Database): Promise<Cast> {
  const member = async (n: number): Promise<Member> => {
    const email = `person${n}@bench.example`
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return { id, cookie: (await makeSession(db, id, new Date())).cookie }
  }
  const groups = await db
    .selectFrom('units')
    .select(['id', 'parent_id'])
    .where('kind', '=', 'group')
    .where('position', '<=', 5)
    .orderBy('position')
    .execute()
  const tech = await member(1)
  for (const { id } of groups)
    await sql`insert into unit_members values (${id}, ${tech.id}, 'agent') on conflict do nothing`.execute(db)
  return { admin: await member(561), tech, user: await member(581), departmentId: groups[0]!.parent_id!, groupId: groups[0]!.id }
}
