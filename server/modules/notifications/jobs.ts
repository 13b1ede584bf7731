import { notificationEvents } from '@diwan/contract/notifications/events'
import { PORTAL, type Actor } from '../../kit/access/actor.ts'
import type { Module, ObjectKind, Tell } from '../../kit/module.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import type { Fact, Reaction } from '../../kit/record/jobs.ts'
import { write } from '../../kit/record/write.ts'
import { readActors } from '../access/public.ts'
import { closedNow } from '../releases/public.ts'
import { insertNotifications } from './queries.ts'

interface Declared {
  declaration: Tell
  kinds: readonly ObjectKind[]
}

/** The one reaction that carries out what every module declared: who is told of which event. */
export function tellReaction(portal: Portal, modules: readonly Module[]): Reaction {
  const declared = new Map<string, Declared>()
  for (const { tells, kinds = [] } of modules) {
    for (const [event, declaration] of Object.entries(tells ?? {})) declared.set(event, { declaration, kinds })
  }
  return {
    name: 'notifications.tell',
    events: [...declared.keys()],
    run: async (fact) => {
      const found = declared.get(fact.event)
      if (found) await tell(portal, fact, found)
    },
    waits: async ({ event }) => (await closedNow(portal.db, event.split('.')[0] ?? '')) !== undefined,
  }
}

async function tell(portal: Portal, fact: Fact, { declaration, kinds }: Declared): Promise<void> {
  const { toSelf = false } = declaration
  const concerned = (await declaration.recipients(portal, fact)).filter((id) => toSelf || id !== fact.actorId)
  if (concerned.length === 0) return
  const { actorId } = fact
  const people = await readActors(portal, [...new Set([...(actorId ? [actorId] : []), ...concerned])])
  const actor = actorId === null ? PORTAL : people.find((person) => person.id === actorId)
  const readers = toSelf ? people.filter(({ id }) => concerned.includes(id)) : await readersAmong(portal, kinds, people, fact)
  if (!actor || readers.length === 0) return

  const params = await declaration.params(portal, fact)
  const path = declaration.path(fact.objectId)
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor }
  await write(ctx, async (tx) => {
    const notice = {
      history_id: fact.historyId,
      object_id: fact.objectId,
      event: fact.event,
      params: JSON.stringify(params),
      actor_id: actorId,
      path,
      created_at: new Date(fact.at),
    }
    const userIds = readers.map((reader) => reader.id)
    for (const { id, user_id } of await insertNotifications(tx.db, notice, userIds)) {
      const detail = { id, about: fact.event, params, actorName: actor.fullName, path }
      tx.record(notificationEvents.arrived, detail, { object: fact.objectId, audience: 'staff', channels: [`user:${user_id}`] })
    }
  })
}

/** The policy of the record is asked for each: nobody is told of what they may not open, nor of what they did themselves. */
async function readersAmong(
  portal: Portal,
  kinds: readonly ObjectKind[],
  people: readonly Actor[],
  fact: Fact,
): Promise<Actor[]> {
  const others = people.filter((person) => person.id !== fact.actorId)
  const readers = await Promise.all(kinds.map((kind) => kind.readers(portal, others, fact.objectId)))
  return [...new Set(readers.flat())]
}
