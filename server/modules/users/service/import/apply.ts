import { userEvents } from '@diwan/contract/users/events'
import type { NewPerson } from '@diwan/contract/users/schemas/user'
import { newId } from '../../../../kit/db/id.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertObjects } from '../../../../kit/record/objects.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { NO_PASSWORD } from '../../../../kit/secrets/secrets.ts'
import { addMembers } from '../../../units/public.ts'
import { writeWords } from '../../queries/words.ts'
import { TOPIC } from '../../topics.ts'
import { changeUser, startLanguage, valuesOf } from '../write.ts'
import type { Progress } from '../../../../kit/import/define.ts'
import type { Planned } from './plan.ts'

const BATCH = 500

/** New people in batches, changed ones each by the rule of the form. Answers whose rights moved. */
export async function applyPlan(ctx: Ctx, tx: Tx, planned: readonly Planned[], progress: Progress): Promise<string[]> {
  const people = planned.flatMap((one) => (one.outcome === 'create' ? [one.person] : []))
  const total = planned.filter(({ outcome }) => outcome === 'create' || outcome === 'update').length
  for (let from = 0; from < people.length; from += BATCH) {
    await createMany(ctx, tx, people.slice(from, from + BATCH))
    await progress(Math.min(from + BATCH, people.length), total)
  }
  const moved: string[] = []
  for (const one of planned) {
    if (one.outcome !== 'update') continue
    await changeUser(ctx, tx, one.row, one.change)
    moved.push(one.row.id)
    await progress(people.length + moved.length, total)
  }
  return moved
}

/** Nobody signs in yet: they have no password until one is made for them. */
export async function createMany(ctx: Ctx, tx: Tx, people: readonly NewPerson[]): Promise<string[]> {
  if (people.length === 0) return []
  const made = people.map((person) => ({ id: newId(), person }))
  const ids = made.map(({ id }) => id)
  const language = await startLanguage(tx.db)
  const objects = ids.map((id) => ({ id, kind: 'user' }))
  await insertObjects(tx.db, objects, { by: ctx.actor.id, at: ctx.clock.now() })
  await tx.db
    .insertInto('users')
    .values(
      made.map(({ id, person: { email, fullName, role, ...rest } }) => ({
        ...valuesOf(rest),
        id,
        email,
        full_name: fullName,
        role,
        password_hash: NO_PASSWORD,
        must_change_password: true,
        language,
      })),
    )
    .execute()
  const places = made.flatMap(({ id, person }) => person.memberships.map((place) => ({ ...place, userId: id })))
  await addMembers(tx.db, places)
  await writeWords(tx.db, ids)
  for (const { id, person } of made)
    tx.record(userEvents.created, { id, before: {}, after: person }, { object: id, topics: [TOPIC] })
  return ids
}
