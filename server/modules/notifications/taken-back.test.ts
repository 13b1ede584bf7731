import { event } from '@diwan/contract/kit/event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '../../kit/db/id.ts'
import type { Module } from '../../kit/module.ts'
import type { Fact } from '../../kit/record/jobs.ts'
import { world } from '../../testing/world.ts'
import { notifyReaction } from './jobs.ts'

const noted = event('announcements.noted', z.object({}))

test('nobody is notified of something that is taken back while its notification is being prepared', async () => {
  const concerned = new Set<string>()
  let whileRead = () => {}
  const announcements: Module = {
    name: 'announcements',
    objects: ['announcement'],
    events: [noted],
    kinds: [
      {
        kind: 'announcement',
        readers: (_portal, among) => {
          whileRead()
          return Promise.resolve([...among])
        },
      },
    ],
    notifications: {
      [noted.name]: {
        recipients: () => Promise.resolve([...concerned]),
        params: () => Promise.resolve({ name: 'x' }),
        path: () => '/user',
      },
    },
  }
  const w = await world({ newcomers: [announcements] })
  const [admin, sara, noura] = [await w.person('ADMIN'), await w.person('USER'), await w.person('USER')]
  const [historyId, objectId, at] = [newId(), newId(), w.clock.now()]
  await w.db.insertInto('objects').values({ id: objectId, kind: 'announcement', created_at: at }).execute()
  await w.db
    .insertInto('history')
    .values({ id: historyId, object_id: objectId, event: noted.name, audience: 'public', detail: '{}', at })
    .execute()
  const fact: Fact = { historyId, event: noted.name, objectId, actorId: admin.id, detail: {}, at: at.toISOString() }

  concerned.add(sara.id).add(noura.id)
  whileRead = () => concerned.delete(sara.id)
  await notifyReaction(w.portal, [announcements]).run(fact)
  const rows = await w.db.selectFrom('notifications').select('user_id').where('history_id', '=', historyId).execute()
  expect(rows.map(({ user_id }) => user_id)).toEqual([noura.id])
})
