import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import type { Actor } from '../access/actor.ts'
import type { Caller, Callers } from '../http/caller.ts'
import type { Follower } from './follower.ts'
import { createGateway } from './gateway.ts'

let w: World
let noura: TestPerson
let channel: string
beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
  channel = `ticket:${(await w.ticket({ by: noura })).id}`
})

const nothing = (): void => undefined

const follower = (caller: Caller, given: Partial<Follower>): Follower => ({
  caller,
  positions: new Map(),
  topics: new Set(),
  deliver: nothing,
  refetch: nothing,
  hint: nothing,
  rightsChanged: nothing,
  refuse: nothing,
  end: nothing,
  ...given,
})

const gatewayFor = (callers: Partial<Callers>, mayFollow: (actor: Actor) => Promise<boolean>) =>
  createGateway({
    portal: w.portal,
    callers: {
      byApiToken: () => Promise.resolve(null),
      byCookie: () => Promise.resolve(null),
      byPlainCookie: () => Promise.resolve(null),
      leavePlainCookie: () => Promise.resolve(undefined),
      byStreamToken: () => Promise.resolve(null),
      again: () => Promise.resolve(new Map()),
      ...callers,
    },
    channels: [{ prefix: 'ticket', mayFollow: (_portal, actor) => mayFollow(actor) }],
    topicsOf: () => [],
    isClosed: () => Promise.resolve(false),
  })

test('who was removed while the log was being read gets nothing of it any more', async () => {
  const caller = { actor: await w.actor(noura), sessionId: noura.sessionId }
  const gateway = gatewayFor({ again: () => Promise.resolve(new Map([[caller.sessionId, caller]])) }, () => Promise.resolve(true))
  const late: number[] = []
  const removed = follower(caller, { deliver: ({ seq }) => late.push(seq) })
  const first = follower(caller, { deliver: () => gateway.remove(removed) })
  const last: number[] = []
  for (const one of [first, removed, follower(caller, { deliver: ({ seq }) => last.push(seq) })]) {
    gateway.add(one)
    await gateway.follow(one, channel, 0)
  }
  gateway.run(channel)
  await w.eventually(() => expect(last).toEqual([1]))
  expect(late).toEqual([])
  gateway.close()
})

test('rights taken away while a subscription is being asked for take effect on it', async () => {
  const before = { actor: await w.actor(noura), sessionId: noura.sessionId }
  const after = { ...before, actor: { ...before.actor } }
  const answers: ((may: boolean) => void)[] = []
  const gateway = gatewayFor({ again: () => Promise.resolve(new Map([[after.sessionId, after]])) }, (actor) =>
    actor === after.actor ? Promise.resolve(false) : new Promise<boolean>((resolve) => answers.push(resolve)),
  )
  let notified = false
  const one = follower(before, { rightsChanged: () => (notified = true) })
  gateway.add(one)
  const asked = gateway.follow(one, channel, 0)
  w.portal.bus.publish({ people: [noura.id] })
  await w.eventually(() => expect(notified).toBe(true))
  answers[0]!(true)
  expect([await asked, [...one.positions]]).toEqual([false, []])
  gateway.close()
})

test('a database that fails while rights are looked up again ends no process and no connection', async () => {
  const caller = { actor: await w.actor(noura), sessionId: noura.sessionId }
  let asked = 0
  const again = () => ((asked += 1), Promise.reject(new Error('connection lost')))
  const gateway = gatewayFor({ again }, () => Promise.resolve(true))
  let ended = false
  gateway.add(follower(caller, { end: () => (ended = true) }))
  w.portal.bus.publish({ people: [noura.id] })
  await w.eventually(() => expect(asked).toBeGreaterThan(0))
  await Promise.resolve() // an unhandled rejection would fail this file
  expect([ended, gateway.size()]).toEqual([false, 1])
  gateway.close()
})

test('a database that fails while channels are asked about is asked again: the connection still hears that rights changed', async () => {
  const before = { actor: await w.actor(noura), sessionId: noura.sessionId }
  const after = { ...before, actor: { ...before.actor } }
  let failures = 0
  const gateway = gatewayFor({ again: () => Promise.resolve(new Map([[after.sessionId, after]])) }, (actor) => {
    if (actor !== after.actor) return Promise.resolve(true)
    return failures > 0 ? Promise.resolve(false) : ((failures += 1), Promise.reject(new Error('connection lost')))
  })
  let notifications = 0
  const one = follower(before, { rightsChanged: () => (notifications += 1) })
  gateway.add(one)
  await gateway.follow(one, channel, 1)
  w.portal.bus.publish({ people: [noura.id] })
  await w.eventually(() => expect(failures).toBe(1))
  w.portal.bus.publish({ people: [noura.id] })
  await w.eventually(() => expect([notifications, [...one.positions]]).toEqual([1, []]))
  gateway.close()
})
