import type { Role } from '@diwan/contract/access/vocabulary'
import { chatChannel } from '@diwan/contract/chat/channels'
import { newId } from '../../server/kit/db/id.ts'
import { insertObjects } from '../../server/kit/record/objects.ts'
import { insertChat } from '../../server/modules/chat/queries/chat.ts'
import { insertPeople } from '../../server/modules/people/public.ts'
import { makeSession } from '../../server/testing/people.ts'
import type { Member } from '../cast.ts'
import type { BenchDatabase } from '../database.ts'

export interface Group {
  readonly id: string
  readonly channel: string
  readonly members: readonly Member[]
}

/** People of the seed, each with a living session; of one role, where it is named. */
export async function membersOf({ db }: BenchDatabase, count: number, role?: Role): Promise<Member[]> {
  const seeded = db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', 'person%@bench.example')
    .$if(role !== undefined, (query) => query.where('role', '=', role!))
    .orderBy('id')
  const at = new Date()
  return Promise.all((await seeded.limit(count).execute()).map(async ({ id }) => ({ id, ...(await makeSession(db, id, at)) })))
}

/** Of these people, the first owns it; nothing was said in it yet. */
export async function groupOf({ db }: BenchDatabase, members: readonly Member[]): Promise<Group> {
  const [id, at, by] = [newId(), new Date(), members[0]!.id]
  await insertObjects(db, [{ id, kind: 'chat' }], { by, at })
  await insertChat(db, { id, kind: 'group', name: `قياس ${members.length}`, created_by: by, created_at: at, active_at: at })
  const people = members.slice(1).map((one) => one.id)
  await insertPeople(db, { id, kind: 'chat', degree: 'owner', sortAt: at }, [by])
  await insertPeople(db, { id, kind: 'chat', degree: 'member', sortAt: at }, people)
  return { id, channel: chatChannel(id), members }
}
