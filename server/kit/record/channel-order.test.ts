import { event } from '@diwan/contract/kit/event'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import type { Ctx } from '../portal.ts'
import { write } from './write.ts'

let w: World
let ctx: Ctx
beforeAll(async () => {
  w = await world()
  const person = await w.person('USER')
  ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(person) }
})

const happened = event('test.happened', z.object({ writer: z.int(), place: z.int() }))
const names = ['test:a', 'test:b', 'test:c', 'test:d']
const turned = (by: number) => [...names.slice(by % names.length), ...names.slice(0, by % names.length)]

/** Two entries on every channel, its channels in an order of its own. */
const record = (writer: number) =>
  write(ctx, (tx) => {
    for (const place of [0, 1]) tx.record(happened, { writer, place }, { object: ctx.actor.id, channels: turned(writer) })
    return Promise.resolve()
  })

test('writers that name the same channels in another order never wait for each other crosswise, and leave no gap', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 200 }, (_, writer) => record(writer)))
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  for (const name of names) {
    const entries = await w.changes(name)
    const details = entries.map(({ detail }) => detail as { writer: number; place: number })
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 400 }, (_, n) => n + 1))
    const pairs = details
      .filter((_, n) => n % 2 === 0)
      .map(({ writer, place }, n) => [place, details[n * 2 + 1]?.place, details[n * 2 + 1]?.writer === writer])
    expect(new Set(pairs.map((pair) => JSON.stringify(pair)))).toEqual(new Set(['[0,1,true]'])) // one write stays together, in its order
  }
})

test('a write that fails leaves no trace: no history, no entry, no gap', async () => {
  const before = (await w.changes(names[0]!)).length
  const failing = write(ctx, (tx) => {
    tx.record(happened, { writer: 0, place: 0 }, { object: ctx.actor.id, channels: names })
    return Promise.reject(new Error('changed its mind'))
  })
  await expect(failing).rejects.toThrow('changed its mind')
  await record(0)
  expect((await w.changes(names[0]!)).map(({ seq }) => seq)).toEqual(Array.from({ length: before + 2 }, (_, n) => n + 1))
})
