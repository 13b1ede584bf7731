import { quickTaskItems, quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { quickTaskChannel } from '@diwan/contract/quick-tasks/events'
import fc from 'fast-check'
import { insertObjects } from '../../kit/record/objects.ts'
import { newId } from '../../kit/db/id.ts'
import { foundList } from '../../testing/found.ts'
import { count, door, list, NOBODY, OTHER, record } from '../../testing/probe.ts'
import { proof, type Facts } from '../../testing/proof.ts'
import type { World } from '../../testing/world.ts'
import { place } from '../ordering/public.ts'
import { can } from './access.ts'
import { keepWords } from './queries/entries.ts'
import { insertQuickTask, readQuickTasks } from './queries/quick-task.ts'

/** Every planted record is found by it. */
const TITLE = 'زعفران'

interface Planted extends Facts {
  readonly createdBy: string
  readonly day: string | null
  readonly done: boolean
}
type Wanted = Pick<Planted, 'createdBy'> & Partial<Pick<Planted, 'deleted' | 'day' | 'done'>> & { readonly at?: Date }

/** Long past, and long to come, whatever day it is. */
const [PAST, FUTURE] = ['2001-01-01', '2090-01-01']

/** As the situation asks, without the service. */
async function plant(
  { db, clock }: World,
  { createdBy, deleted = false, day = PAST, done = false, at = clock.now() }: Wanted,
): Promise<Planted> {
  const id = newId()
  await insertObjects(db, [{ id, kind: 'quick_task' }], { by: createdBy, at })
  await db.transaction().execute(async (tx) =>
    insertQuickTask(tx, {
      id,
      title: TITLE,
      day,
      place: await place(tx, { table: 'quick_tasks', within: 'created_by', key: 'place' }, { within: createdBy }),
      created_by: createdBy,
      created_at: at,
      updated_at: at,
      done_at: done ? at : null,
    }),
  )
  await keepWords(db, { id, title: TITLE, note: '', at })
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, createdBy, day, done }
}

const of = (id: string) => ({ id, title: 'آخر' })
const step = (id: string) => ({ id, itemId: OTHER })

const listed = (view: string, holds: (facts: Planted) => boolean) => ({
  name: view,
  endpoint: quickTasks.list,
  query: { view },
  count: quickTasks.count,
  idOf: ({ id }: { id: string }) => id,
  asks: (_person: unknown, facts: Planted) => holds(facts),
})

export const quickTaskProof = proof<Planted>({
  kind: 'quick_task',
  flag: 'quickTasks.view',
  make: async (w) => (await w.call(await w.person('USER'), quickTasks.create, { title: TITLE })).body.id,
  situations: {
    own: (me) => ({ createdBy: me }),
    foreign: (_me, { other }) => ({ createdBy: other.id }),
    'own and done': (me) => ({ createdBy: me, done: true }),
    'own of someday': (me) => ({ createdBy: me, day: null }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readQuickTasks(db, [id])
    return row && { id, deleted: row.deleted_at !== null, createdBy: row.created_by, day: row.day, done: row.done_at !== null }
  },
  /** Who stands how to it: a second time, on purpose, and without the access table. */
  relations: ({ id }, { createdBy }) => (createdBy === id ? ['own', 'all'] : ['all']),
  can: {
    endpoint: quickTasks.open,
    shown: (body: { quickTask: { can: unknown } }) => body.quickTask.can,
    expected: ({ may }) => ({
      view: may('quickTasks.view'),
      edit: may('quickTasks.edit'),
      delete: may('quickTasks.delete'),
      restore: false,
    }),
  },
  lists: [
    listed('today', ({ day, done }) => !done && day === PAST),
    listed('upcoming', ({ day, done }) => !done && day === FUTURE),
    listed('someday', ({ day, done }) => !done && day === null),
    listed('done', ({ done }) => done),
    foundList('quick_task', TITLE, () => true),
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readQuickTasks(w.db, ids)]
    return rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn: ({ people }) =>
      fc.array(
        fc.record({
          by: fc.nat({ max: people - 1 }),
          deleted: fc.boolean(),
          done: fc.boolean(),
          day: fc.constantFrom(PAST, FUTURE, null),
          instant: fc.nat({ max: 2 }),
        }),
      ),
    forget: async ({ db }) => void (await db.deleteFrom('quick_tasks').execute()),
    settle: (w, drawn, { people }) =>
      Promise.all(
        (drawn as (Pick<Planted, 'deleted' | 'done' | 'day'> & { by: number; instant: number })[]).map(
          ({ by, instant, ...how }) =>
            plant(w, { ...how, createdBy: people[by]!.id, at: new Date(Date.UTC(2026, 10, 1) + instant) }),
        ),
      ),
  },
  channels: (id) => [{ name: quickTaskChannel(id), flag: 'quickTasks.view' }],
  secrets: {
    words: { title: 'quickTasks.view', note: 'quickTasks.view', step: 'quickTasks.view', label: 'quickTasks.view' },
    /** Whose it is sees it, and nobody else: not even the colleague whom it concerns. */
    async plant(w, word) {
      const [creator, colleague, outsider] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const { id } = (
        await w.call(creator, quickTasks.create, {
          title: word('title'),
          note: word('note'),
          labels: [word('label')],
          peopleIds: [colleague.id],
        })
      ).body
      await w.call(creator, quickTaskItems.add, { id, title: word('step') })
      let version = 2
      return {
        id,
        parts: [],
        owner: colleague,
        witness: creator,
        watchers: { outsider },
        hears: quickTaskChannel(id),
        async goOn() {
          await w.call(creator, quickTasks.change, { id, title: `${word('title')} ${(version += 1)}` })
          return `"version":${version}`
        },
      }
    },
  },
  ending: [quickTasks.trash],
  probes: [
    [quickTasks.list, list('quickTasks.view')],
    [quickTasks.count, count('quickTasks.view')],
    [quickTasks.open, record('quickTasks.view')],
    [quickTasks.create, door('quickTasks.create', () => ({ title: TITLE }))],
    [quickTasks.change, record('quickTasks.edit', of)],
    [quickTasks.complete, record('quickTasks.edit')],
    [quickTasks.reopen, record('quickTasks.edit')],
    [quickTasks.move, record('quickTasks.edit', (id) => ({ id, after: null }))],
    [quickTasks.trash, record('quickTasks.delete')],
    [quickTasks.restore, door('quickTasks.view', () => ({ id: NOBODY }), '404 not_found')],
    [quickTasks.emptyTrash, door('quickTasks.delete', () => ({}))],
    [quickTaskItems.add, record('quickTasks.edit', of)],
    [quickTaskItems.change, record('quickTasks.edit', step, { answer: '404 not_found' })],
    [quickTaskItems.remove, record('quickTasks.edit', step, { answer: '404 not_found' })],
  ],
})
