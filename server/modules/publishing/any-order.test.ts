import { unitToken } from '@diwan/contract/kit/tokens'
import type { Publication } from '@diwan/contract/publishing/schemas'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  bulletin,
  bulletinEvents,
  bulletinModule,
  bulletins,
  openBulletins,
  publisher,
  standingOf,
} from '../../testing/bulletins.ts'
import type { TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { publishDue } from './public.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const RIYADH = 3 * 60 * MINUTE

let w: World
let group: TestUnit
let ask: Awaited<ReturnType<typeof publisher>>
beforeAll(async () => {
  w = await world({ newcomers: [bulletinModule] })
  await openBulletins(w)
  group = await w.group()
  await w.person('USER', group)
  ask = await publisher(w, await w.person('ADMIN'), 'all')
})

/** The plan as it must be, worked out from the page of the product alone. Instants are milliseconds. */
interface Model {
  status: 'DRAFT' | 'PENDING' | 'published' | 'CLOSED'
  paused: boolean
  version: number
  push: boolean
  publish: number | null
  remind: number | null
  remove: number | null
  heard: string[]
}

type Step =
  | {
      readonly do: 'publish'
      readonly later: number | null
      readonly remind: number | null
      readonly remove: number | null
      readonly push: boolean
    }
  | { readonly do: 'arrange'; readonly remind: number | null; readonly remove: number | null; readonly push: boolean }
  | { readonly do: 'pause' | 'close' | 'reopen' }
  | { readonly do: 'wait'; readonly minutes: number }

const soon = fc.option(fc.integer({ min: 1, max: 120 }), { nil: null })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('publish' as const), later: soon, remind: soon, remove: soon, push: fc.boolean() }),
  fc.record({ do: fc.constant('arrange' as const), remind: soon, remove: soon, push: fc.boolean() }),
  fc.record({ do: fc.constantFrom('pause' as const, 'close' as const, 'reopen' as const) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.constant(2 * 24 * 60)) }),
)

/** The whole minute that lies so many minutes ahead. */
const inMinutes = (minutes: number | null): number | null =>
  minutes === null ? null : Math.ceil(w.clock.now().getTime() / MINUTE) * MINUTE + minutes * MINUTE

const said = (name: string, at: number | null) => {
  const local = at === null ? '' : new Date(at + RIYADH).toISOString()
  return { [name]: at !== null, [`${name}Date`]: local.slice(0, 10), [`${name}Time`]: local.slice(11, 16) }
}

const inOrder = (...instants: readonly (number | null)[]): boolean => {
  const there = instants.filter((at) => at !== null)
  return there.every((at, n) => n === 0 || at > there[n - 1]!)
}

const hear = (model: Model, what: string) => void model.heard.push(what)

/** What the portal does by itself at this moment. */
function minute(model: Model, now: number): void {
  const [publish, remove, remind] = [model.publish, model.remove, model.remind].map((at) => at !== null && at <= now)
  if (publish) {
    model.publish = null
    model.status = 'published'
    hear(model, model.push && !remove ? 'published loudly' : 'published')
  }
  if (remove) {
    model.remove = null
    if (model.status === 'published' || model.status === 'PENDING') {
      model.status = 'CLOSED'
      model.paused = false
      hear(model, 'closed')
    }
  }
  if (!remind) return
  const fresh = now - model.remind! <= DAY
  if (fresh && model.status === 'PENDING') return
  if (fresh && model.status === 'published') hear(model, 'reminded')
  model.remind = null
}

async function take(model: Model, id: string, one: Step): Promise<void> {
  if (one.do === 'wait') {
    w.clock.advance(one.minutes * MINUTE)
    await Promise.all([1, 2, 3].map(() => publishDue(w.portal, bulletinModule.published!)))
    await publishDue(w.portal, bulletinModule.published!)
    minute(model, w.clock.now().getTime())
    model.version = ((await ask(bulletins.publication, { id })) as Publication).version
    return
  }
  const at = { id, version: model.version }
  const accepted = async (answer: Promise<Publication | string>, legal: boolean): Promise<boolean> => {
    const body = await answer
    expect(typeof body === 'string' ? body : 'accepted').toMatch(legal ? /^accepted$/ : /^(wrong_state|invalid_input)/)
    if (typeof body !== 'string') model.version = body.version
    return typeof body !== 'string'
  }
  if (one.do === 'publish' || one.do === 'arrange') {
    const later = one.do === 'publish' ? inMinutes(one.later) : model.publish
    const [remind, remove] = [inMinutes(one.remind), inMinutes(one.remove)]
    const plan = { ...at, tokens: [unitToken(group.id)], ...said('reminder', remind), ...said('removal', remove), push: one.push }
    const known = inOrder(later, remind, remove)
    if (one.do === 'publish') {
      const legal = (model.status === 'DRAFT' || model.status === 'PENDING') && known
      if (!(await accepted(ask(bulletins.publish, { ...plan, ...said('schedule', later) } as never), legal))) return
      const quiet = !one.push || model.paused
      hear(model, later === null ? (quiet ? 'published' : 'published loudly') : 'scheduled')
      Object.assign(model, { status: later === null ? 'published' : 'PENDING', paused: false, publish: later })
    } else {
      const legal = model.status !== 'CLOSED' && known
      if (!(await accepted(ask(bulletins.arrange, plan as never), legal))) return
      hear(model, 'arranged')
    }
    Object.assign(model, { remind, remove, push: one.push })
    return
  }
  if (one.do === 'pause') {
    const legal = (model.status === 'published' || model.status === 'PENDING') && !model.paused
    if (!(await accepted(ask(bulletins.pause, at), legal))) return
    Object.assign(model, { status: 'PENDING', paused: true, publish: null })
    return hear(model, 'paused')
  }
  if (one.do === 'close') {
    const legal = model.status === 'published' || model.status === 'PENDING'
    if (!(await accepted(ask(bulletins.close, at), legal))) return
    Object.assign(model, { status: 'CLOSED', paused: false, publish: null, remind: null, remove: null })
    return hear(model, 'closed')
  }
  if (!(await accepted(ask(bulletins.reopen, at), model.status === 'CLOSED'))) return
  Object.assign(model, { status: 'published', publish: null, remind: null, remove: null })
  hear(model, 'reopened')
}

async function heardOf(id: string): Promise<string[]> {
  return (await w.changes(`bulletin:${id}`)).map(({ event, detail }) =>
    event === bulletinEvents.published.name && detail['announced'] === true
      ? 'published loudly'
      : event.replace('bulletins.', ''),
  )
}

test('publishing, editing, removing and the clock in any order: each is done once, at its time, and announced only while it stands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const id = await bulletin(w)
      const model: Model = {
        status: 'DRAFT',
        paused: false,
        version: 0,
        push: true,
        publish: null,
        remind: null,
        remove: null,
        heard: [],
      }
      for (const one of steps) {
        await take(model, id, one)
        const { status, paused_at } = await standingOf(w, id)
        expect([status, paused_at !== null]).toEqual([model.status, model.paused])
      }
      expect(await heardOf(id)).toEqual(model.heard)
    }),
    { numRuns: process.env['DIWAN_DEEP'] === 'true' ? 150 : 25 },
  )
}, 60_000)
