import { quickTaskItems, quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { quickTaskKind } from '@diwan/contract/quick-tasks/kind'
import { timeline } from '@diwan/contract/timeline/endpoints'
import fc from 'fast-check'
import { askedOf, foundBy, listedBy, plantRecord, randomRecords } from '../../testing/kind-proof.ts'
import { count, door, list, NOBODY, OTHER, record } from '../../testing/probe.ts'
import { proof, type Facts } from '../../testing/proof.ts'
import type { World } from '../../testing/world.ts'
import { place } from '../ordering/public.ts'
import { quickTask } from './kind.ts'
import { insertQuickTask, readQuickTasks } from './queries/quick-task.ts'

/** Every planted record is found by it. */
const TITLE = 'زعفران'

interface Planted extends Facts {
  readonly createdBy: string
  readonly assignee: string | null
  readonly day: string | null
  readonly done: boolean
}
type Wanted = Pick<Planted, 'createdBy'> &
  Partial<Pick<Planted, 'deleted' | 'day' | 'done' | 'assignee'>> & { readonly at?: Date }

/** Long past, and long to come, whatever day it is. */
const [PAST, FUTURE] = ['2001-01-01', '2090-01-01']

/** As the situation asks, without the service. */
async function plant(
  w: World,
  { createdBy, deleted = false, day = PAST, done = false, assignee = null, at = w.clock.now() }: Wanted,
): Promise<Planted> {
  const row = {
    title: TITLE,
    day,
    created_by: createdBy,
    created_at: at,
    updated_at: at,
    done_at: done ? at : null,
    assignee_id: assignee,
  }
  const order = { table: 'quick_tasks', within: 'created_by', key: 'place' } as const
  const id = await plantRecord(w, quickTask, {
    by: createdBy,
    at,
    deleted,
    insert: (_db, objectId) =>
      w.db.transaction().execute(async (tx) => {
        await insertQuickTask(tx, { ...row, id: objectId, place: await place(tx, order, { within: createdBy }) })
      }),
  })
  return { id, deleted, createdBy, assignee, day, done }
}

const of = (id: string) => ({ id, title: 'آخر' })
const step = (id: string) => ({ id, itemId: OTHER })

const listed = (view: string, holds: (facts: Planted) => boolean) => listedBy(quickTasks, view, { view }, holds)

export const quickTaskProof = proof<Planted>({
  ...askedOf(quickTask, 'quickTasks.view'),
  kind: 'quick_task',
  make: async (w) => (await w.call(await w.person('USER'), quickTasks.create, { title: TITLE })).body.id,
  situations: {
    own: (me) => ({ createdBy: me }),
    foreign: (_me, { other }) => ({ createdBy: other.id }),
    'own and done': (me) => ({ createdBy: me, done: true }),
    'own of someday': (me) => ({ createdBy: me, day: null }),
    assigned: (me, { other }) => ({ createdBy: other.id, assignee: me }),
    'assigned and done': (me, { other }) => ({ createdBy: other.id, assignee: me, done: true }),
    'assigned and deleted': (me, { other }) => ({ createdBy: other.id, assignee: me, deleted: true }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readQuickTasks(db, [id])
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        createdBy: row.created_by,
        assignee: row.assignee_id,
        day: row.day,
        done: row.done_at !== null,
      }
    )
  },
  /** Who stands how to it: a second time, on purpose, and without the access table. */
  relations: ({ id }, { createdBy, assignee }) => [
    ...(createdBy === id ? (['own'] as const) : []),
    ...(assignee === id ? (['assigned'] as const) : []),
    'all',
  ],
  can: {
    endpoint: quickTasks.open,
    shown: (body: { quickTask: { can: unknown } }) => body.quickTask.can,
    expected: ({ may }) => ({
      view: may('quickTasks.view'),
      edit: may('quickTasks.edit'),
      complete: may('quickTasks.complete'),
      giveBack: may('quickTasks.giveBack'),
      delete: may('quickTasks.delete'),
      restore: false,
    }),
  },
  lists: [
    listed('today', ({ day, done }) => !done && day === PAST),
    listed('upcoming', ({ day, done }) => !done && day === FUTURE),
    listed('someday', ({ day, done }) => !done && day === null),
    listed('done', ({ done }) => done),
    {
      name: 'quick tasks on the timeline',
      endpoint: timeline.list,
      query: { from: PAST, to: PAST, scope: 'all', kind: quickTaskKind.name },
      idOf: (item) => (item as { id: string }).id,
      asks: (_person, { day, done }) => !done && day === PAST,
    },
    foundBy(quickTask, TITLE),
  ],
  random: randomRecords<Planted, Pick<Planted, 'day' | 'done'>>({
    more: fc.record({ done: fc.boolean(), day: fc.constantFrom(PAST, FUTURE, null) }),
    plant,
    forget: ({ db }) => db.deleteFrom('quick_tasks').execute(),
  }),
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
        hears: quickTaskKind.channel(id),
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
    [quickTasks.complete, record('quickTasks.complete')],
    [quickTasks.reopen, record('quickTasks.complete')],
    [quickTasks.giveBack, record('quickTasks.giveBack')],
    [quickTasks.move, record('quickTasks.edit', (id) => ({ id, after: null }))],
    [quickTasks.trash, record('quickTasks.delete')],
    [quickTasks.restore, door('quickTasks.view', () => ({ id: NOBODY }), '404 not_found')],
    [quickTasks.emptyTrash, door('quickTasks.delete', () => ({}))],
    [quickTaskItems.add, record('quickTasks.edit', of)],
    [quickTaskItems.change, record('quickTasks.edit', step, { answer: '404 not_found' })],
    [quickTaskItems.remove, record('quickTasks.edit', step, { answer: '404 not_found' })],
  ],
})
