import { page } from '../web/kit/testing/page.ts'
import type { Change } from '@diwan/contract/kit/event'
import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SESSION_COOKIE } from '../server/kit/http/caller.ts'
import type { TestPerson } from '../server/testing/people.ts'
import { PUBLIC_URL, world, type World } from '../server/testing/world.ts'
import { fetchRecord, type Declared } from '../web/kit/testing/cached-record.ts'
import type { FoldCase } from './folds/fold-case.ts'

const root = path.join(import.meta.dirname, '..')

/** What these files export with such a property, by its name. */
async function exportsWith<T>(property: string, pattern: string): Promise<Map<string, T>> {
  const files = globSync(pattern, { cwd: root })
  const modules = await Promise.all(files.map((file) => import(path.join(root, file)) as Promise<Record<string, object>>))
  return new Map(modules.flatMap((one) => Object.entries(one).filter(([, value]) => property in value)) as [string, T][])
}
const declared = await exportsWith<Declared>('folded', 'web/modules/*/{live,live/*-live}.ts')
const cases = await exportsWith<FoldCase>('scene', 'e2e/folds/*-live.ts')

/** The browser knows by its session what is the reader’s own. */
async function signedInAs(person: TestPerson): Promise<void> {
  const { id, fullName } = person
  const kept = {
    token: 'str:token',
    token_at: `num:${Date.now() / 1_000}`,
    user: `obj:${JSON.stringify({ metadata: { id, fullName } })}`,
  }
  for (const [name, value] of Object.entries(kept)) page.localStorage.setItem(name, value)
  const { loadSession } = (await import(path.join(root, 'web/kit/session.ts'))) as { loadSession: () => Promise<void> }
  await loadSession()
}

const without = (part: object, names: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(part, (name, value: unknown) => (names.includes(name) ? undefined : value)))

let w: World
/** For whom the browser's own calls are made; they name no host. */
let reader: TestPerson
beforeAll(async () => {
  page.sessionStorage.clear()
  w = await world()
  const send = globalThis.fetch
  const asReader = () => ({ cookie: `${SESSION_COOKIE}=${reader.cookie}`, origin: PUBLIC_URL })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/') ? send(w.base + url, { ...init, headers: asReader() }) : send(url, init),
  )
})
afterAll(() => vi.unstubAllGlobals())

test('each record that is followed has a case here, under the name of its declaration', () => {
  expect([...cases.keys()].toSorted()).toEqual([...declared.keys()].toSorted())
})

describe.each([...declared])('%s', (name, live) => {
  const fetchAs = (id: string, person: TestPerson) => {
    reader = person
    return fetchRecord(live, id)
  }

  test('folding the recorded changes gives what a fresh fetch gives, and hearing them twice or late changes nothing', async () => {
    const { scene, atOnce, neverTakenBack: never, learntOtherwise = [] } = cases.get(name)!
    const told = (part: object) => without(part, learntOtherwise)
    const { id, readers, steps } = await scene(w)
    for (const [who, { person, channels }] of Object.entries(readers)) {
      const { positions } = await fetchAs(id, person)
      expect(
        positions.map(({ channel }) => channel),
        who,
      ).toEqual(channels)
    }
    const heard = new Map<TestPerson, Change[]>()
    for (const [at, step] of steps.entries()) {
      const held = new Map<TestPerson, Awaited<ReturnType<typeof fetchAs>>>()
      for (const { person } of Object.values(readers)) held.set(person, await fetchAs(id, person))
      expect((await step()).status, `step ${at}`).toBe(200)

      for (const [who, { person }] of Object.entries(readers)) {
        const label = `${who} after step ${at}`
        const { positions, apply, parts } = held.get(person)!
        const changes = (await Promise.all(positions.map(({ channel, seq }) => w.changes(channel, seq)))).flat()
        await signedInAs(person)
        const outdated = apply(changes)
        const folded = parts()
        const fresh = (await fetchAs(id, person)).parts()
        // where the record is fetched again because of the change, the rest of it has to be right at once all the same
        const judged = ([record, ...rest]: [object, ...object[]]) => [outdated ? atOnce(record) : told(record), ...rest.map(told)]
        expect(judged(folded), label).toEqual(judged(fresh))

        const all = [...(heard.get(person) ?? []), ...changes]
        heard.set(person, all)
        apply(all)
        expect(parts(), `${label}, heard again`).toEqual(folded)
        apply(all.toReversed()) // the oldest last: an answer may hold more than was heard when it came
        const kept = ([record, ...rest]: [object, ...object[]]) => [never(record), ...rest]
        expect(kept(parts()), `${label}, heard late`).toEqual(kept(folded))
      }
      w.clock.advance(60_000)
    }
  }, 60_000)
})
