import { BULK_TURN } from '@diwan/contract/bulk/limits'
import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../../kit/http/problem.ts'
import { newId } from '../../kit/db/id.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { bulk } from './public.ts'

let w: World
let person: TestPerson
const done: string[] = []

const runsOf = (kind: string) =>
  bulk<{ name: 'archive' }>({
    kind,
    name: `${kind}s.bulk`,
    full: 'too_many_requests',
    parse: () => ({ name: 'archive' }),
    run: (_ctx, _command, { id, version }) => {
      if (version === 7) throw new Problem('changed_meanwhile')
      if (version === 8) throw new Error('unforeseen')
      return Promise.resolve(done.push(`${kind} ${id}`))
    },
  })
const notes = runsOf('note')
const boards = runsOf('board')

beforeAll(async () => {
  w = await world()
  person = await w.person('USER')
})

const records = (...versions: number[]) => versions.map((version) => ({ id: newId(), version }))
const command = { name: 'archive' } as const

test('records of any kind run by its own command, each with its own outcome', async () => {
  const some = records(1, 7, 8)
  const id = await notes.insert(w.db, person.id, some, command, w.clock.now())
  expect(await notes.oneTurn(w.portal)).toBe(true)
  expect(done).toEqual([`note ${some[0]!.id}`])
  const run = await notes.open({ db: w.db, actor: await w.actor(person) }, id)
  expect([run.command, run.finished, run.rows.map(({ state, code }) => code ?? state)]).toEqual([
    'archive',
    true,
    ['done', 'changed_meanwhile', 'failed'],
  ])
})

test('runs of one kind are neither taken, listed nor opened as runs of another', async () => {
  const actor = await w.actor(person)
  const id = await boards.insert(
    w.db,
    person.id,
    records(...Array.from({ length: BULK_TURN + 1 }, () => 1)),
    command,
    w.clock.now(),
  )
  expect(await notes.oneTurn(w.portal)).toBe(false)
  await expect(notes.open({ db: w.db, actor }, id)).rejects.toMatchObject({ code: 'not_found' })
  const ctx = { db: w.db, actor, clock: w.clock, portal: w.portal }
  expect((await notes.list(ctx)).map((run) => run.id)).not.toContain(id)
  await boards.backgroundJob.run(w.portal)
  expect(await boards.list(ctx)).toMatchObject([{ id, command: 'archive', finished: true, counts: { done: BULK_TURN + 1 } }])
})
