import { ROLES } from '@diwan/contract/access/vocabulary'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { askerOf } from './oracle.ts'
import { pagesOf } from './pages-of.ts'
import { proofs } from './proofs.ts'
import { populations, settle } from './random-population.ts'
import type { TestPerson } from './people.ts'
import type { Facts } from './proof.ts'
import { seeded } from './seeded.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
const people: TestPerson[] = []
const countIn = (body: object): unknown => 'count' in body && body.count

beforeAll(async () => {
  w = await world()
  for (const role of ROLES) people.push(await w.person(role))
})

const modules = allModules('http://diwan.test')
/** The hint topics of each record; nothing where a kind does not derive them from its reach. */
async function hintsOf(kind: string, ids: readonly string[]) {
  const declared = modules.flatMap(({ kinds = [] }) => kinds).find((one) => one.kind === kind)
  if (!declared?.hints) return undefined
  return Promise.all(ids.map(async (id) => ({ id, topics: await declared.hints!(w.portal, id) })))
}
async function topicsFor(person: TestPerson): Promise<ReadonlySet<string>> {
  const actor = await w.actor(person)
  return new Set(modules.flatMap((module) => module.topics?.(actor) ?? []))
}

const drawable = proofs.filter(({ random }) => random)

test.each(drawable)(
  'for any people, units, grants and records of the kind $kind each list is what the record rule lets through, page by page and counted',
  { timeout: 120_000 },
  (proof) =>
    seeded(
      fc.asyncProperty(populations(proof), async (drawn) => {
        const { people: placed, records, tree, cells } = await settle(w, proof, people, drawn)
        const ids = records.map(({ id }) => id)
        const living = records.filter(({ deleted }) => !deleted).map(({ id }) => id)
        const hints = await hintsOf(proof.kind, living)
        for (const person of placed) {
          const held = cells.get(`${person.role} ${proof.flag}`) ?? []
          const visible = records.filter((one: Facts) => askerOf(proof, cells, person, one, tree).may(proof.flag))
          const readable = (await proof.visible?.(w, person, ids)) ?? visible.map(({ id }) => id)
          expect(readable.toSorted()).toEqual(visible.map(({ id }) => id).toSorted())
          const topics = await topicsFor(person)
          const hinted = hints?.filter((one) => one.topics.some((topic) => topics.has(topic))).map(({ id }) => id) ?? readable
          expect(['hints', ...hinted.toSorted()]).toEqual(['hints', ...readable.toSorted()])
          const walked = new Map<string, string[]>()
          for (const list of proof.lists ?? []) {
            const expected = visible.filter((one) => list.asks(person, one, held, tree)).map(({ id }) => id)
            const whole = walked.get(list.orderOf ?? '') ?? (await pagesOf(w, person, list, 50))
            expect([list.name, whole.toSorted()]).toEqual([list.name, expected.toSorted()])
            expect([list.name, await pagesOf(w, person, list, 3)]).toEqual([list.name, whole])
            walked.set(list.name, whole)
            if (!list.count) continue
            const { status, body } = await w.call(person, list.count, list.query)
            expect([list.name, status === 403 ? 0 : countIn(body)]).toEqual([list.name, whole.length])
          }
        }
      }),
      6,
    ),
)
