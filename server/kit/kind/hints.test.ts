import { kindName } from '@diwan/contract/kit/record-kind'
import { RELATIONS, type Relation } from '@diwan/contract/access/vocabulary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PORTAL, type Actor } from '../access/actor.ts'
import { audience, relations, shared, within } from '../access/reach.ts'
import { hintTopics } from './hints.ts'

interface Row {
  readonly created_by: string
  readonly assignee_id: string | null
  readonly unit_id: string | null
  readonly degree: string | null
  readonly tokens: readonly string[]
}

const kind = kindName({ name: 'poll', module: 'polls', path: (id) => `/user/polls?id=${id}` })
const reach = relations<Row>({
  own: { column: 'created_by', ids: ({ id }) => [id] },
  assigned: { column: 'assignee_id', ids: ({ id }) => [id] },
  department: { column: 'unit_id', ids: ({ departmentIds }) => departmentIds },
  tree: { column: 'unit_id', ids: ({ treeIds }) => treeIds },
  member: shared({ kind: 'poll', degrees: ['read', 'edit'], atLeast: 'read', repeats: 'updated_at' }),
  audience: audience({ kind: 'poll', repeats: 'published_at' }),
})
const { topicsOf, topicsFor } = hintTopics(kind, reach)

const person = fc.constantFrom<string>('noura', 'omar', 'sara')
const unit = fc.constantFrom('it', 'hr')
const token = fc.constantFrom('all', 'role:USER', 'unit:it')
const actors = fc
  .record({
    id: person,
    departmentIds: fc.subarray(['it', 'hr']),
    treeIds: fc.subarray(['it', 'hr']),
    tokens: fc.subarray(['all', 'role:USER', 'unit:it']),
    relations: fc.option(fc.subarray([...RELATIONS])),
  })
  .map(({ relations: granted, ...of }): Actor => ({
    ...PORTAL,
    ...of,
    grants: new Map(granted ? [[kind.view, new Set<Relation>(granted)]] : []),
  }))
const records = fc.record({
  created_by: person,
  assignee_id: fc.option(person),
  unit_id: fc.option(unit),
  members: fc.uniqueArray(person),
  tokens: fc.uniqueArray(token),
})

test('a hint is heard by exactly the people whom the same reach lets see the record, whatever relations they hold', () => {
  fc.assert(
    fc.property(actors, records, (actor, { members, ...record }) => {
      const row: Row = { ...record, degree: members.includes(actor.id) ? 'read' : null }
      const hints = new Set(topicsOf(row, [...members, ...row.tokens]))
      const hears = topicsFor(actor).some((topic) => hints.has(topic))
      expect(hears).toBe(within(reach, kind.view)(actor, row))
    }),
    { numRuns: 2_000 },
  )
})

test('who holds all hears one topic, so that a change is hinted at once', () => {
  const actor: Actor = { ...PORTAL, id: 'noura', grants: new Map([[kind.view, new Set<Relation>(['own', 'all'])]]) }
  expect(topicsFor(actor)).toEqual(['polls:poll:every'])
})
