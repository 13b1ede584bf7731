import { notePeople, notes } from '@diwan/contract/notes/endpoints'
import { noteKind } from '@diwan/contract/notes/kind'
import { timeline } from '@diwan/contract/timeline/endpoints'
import { emptyPage } from '@diwan/core/page/document'
import { askedOf, foundBy, listedBy, plantRecord, randomRecords } from '../../testing/kind-proof.ts'
import { count, door, list, NOBODY, record } from '../../testing/probe.ts'
import { proof, type Facts } from '../../testing/proof.ts'
import type { World } from '../../testing/world.ts'
import { insertDocument } from '../documents/public.ts'
import { insertPeople, readDegrees } from '../people/public.ts'
import { note } from './kind.ts'
import { insertNote, readNotes } from './queries/note.ts'

/** Every planted record is found by it. */
const TITLE = 'زعفران'
/** Every planted note has a reminder on this day. */
const REMINDED = '2026-12-02'

interface Planted extends Facts {
  readonly createdBy: string
  /** Who reads along, and who writes in it. */
  readonly readers: readonly string[]
  readonly writers: readonly string[]
}
type Wanted = Pick<Planted, 'createdBy'> &
  Partial<Pick<Planted, 'readers' | 'writers'>> & { readonly deleted?: boolean; readonly at?: Date }

/** As the situation asks, without the service. */
async function plant(
  w: World,
  { createdBy, readers = [], writers = [], deleted = false, at = w.clock.now() }: Wanted,
): Promise<Planted> {
  const dates = { created_at: at, updated_at: at }
  const id = await plantRecord(w, note, {
    by: createdBy,
    at,
    deleted,
    async insert(db, objectId) {
      const reminder = { reminder_date: REMINDED, start_time: '09:00', end_time: '10:00' }
      await insertNote(db, {
        id: objectId,
        title: TITLE,
        colour: 'plain',
        preview: '',
        created_by: createdBy,
        ...dates,
        ...reminder,
      })
      await insertDocument(db, { objectId, slot: 'description', doc: emptyPage('rtl'), text: '', at })
      const place = { id: objectId, kind: 'note', sortAt: at }
      await insertPeople(db, { ...place, degree: 'read' }, readers)
      await insertPeople(db, { ...place, degree: 'edit' }, writers)
    },
  })
  return { id, deleted, createdBy, readers, writers }
}

const of = (id: string) => ({ id, version: 1, title: 'آخر' })

export const noteProof = proof<Planted>({
  ...askedOf(note, 'notes.view'),
  kind: 'note',
  make: async (w) => (await w.call(await w.person('USER'), notes.create, { title: TITLE })).body.id,
  situations: {
    own: (me) => ({ createdBy: me }),
    foreign: (_me, { other }) => ({ createdBy: other.id }),
    read: (me, { other }) => ({ createdBy: other.id, readers: [me] }),
    edit: (me, { other }) => ({ createdBy: other.id, writers: [me] }),
    'read and deleted': (me, { other }) => ({ createdBy: other.id, readers: [me], deleted: true }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readNotes(db, { id: NOBODY }, [id])
    if (!row) return undefined
    const degrees = [...(await readDegrees(db, id))]
    const withDegree = (degree: string) => degrees.filter(([, held]) => held === degree).map(([person]) => person)
    return {
      id,
      deleted: row.deleted_at !== null,
      createdBy: row.created_by,
      readers: withDegree('read'),
      writers: withDegree('edit'),
    }
  },
  /** Who stands how to it: a second time, on purpose, and without the access table. */
  relations: ({ id }, { createdBy, readers, writers }) => {
    const isMember = [...readers, ...writers].includes(id)
    return [...(createdBy === id ? (['own'] as const) : []), ...(isMember ? (['member'] as const) : []), 'all']
  },
  enough: ({ id }, { createdBy, writers }, flag) => flag !== 'notes.edit' || [createdBy, ...writers].includes(id),
  can: {
    endpoint: notes.open,
    shown: (body: { note: { can: unknown } }) => body.note.can,
    expected: ({ may }) => ({ view: may('notes.view'), edit: may('notes.edit'), delete: may('notes.delete'), restore: false }),
  },
  lists: [
    listedBy(notes, 'all', {}),
    {
      name: 'notes on the timeline',
      endpoint: timeline.list,
      query: { from: REMINDED, to: REMINDED, scope: 'all', kind: noteKind.name },
      idOf: (item) => (item as { id: string }).id,
      asks: ({ id }, { createdBy }) => createdBy === id,
    },
    foundBy(note, TITLE),
  ],
  random: randomRecords<Planted>({ plant, forget: ({ db }) => db.deleteFrom('notes').execute() }),
  secrets: {
    words: { title: 'notes.view' },
    /** Who created it and who reads along see it; a colleague stands for everybody else. */
    async plant(w, word) {
      const [creator, colleague, reader] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const { id } = (await w.call(creator, notes.create, { title: word('title') })).body
      await w.call(creator, notePeople.addPeople, { id, userIds: [reader.id], degree: 'read' })
      let version = 1
      return {
        id,
        parts: [],
        owner: colleague,
        witness: creator,
        watchers: { reader },
        hears: noteKind.channel(id),
        async goOn() {
          await w.call(creator, notes.change, { id, version, title: `${word('title')} ${(version += 1)}` })
          return `"version":${version}`
        },
      }
    },
  },
  ending: [notes.trash],
  probes: [
    [notes.list, list('notes.view')],
    [notes.count, count('notes.view')],
    [notes.search, door('notes.view', () => ({ q: TITLE }))],
    [notes.open, record('notes.view')],
    [notes.create, door('notes.create', () => ({ title: TITLE }))],
    [notes.change, record('notes.edit', of)],
    [notes.mentionable, record('notes.edit')],
    [notes.pin, record('notes.delete', (id) => ({ id, pinned: true }))],
    [notes.setLabels, record('notes.delete', (id) => ({ id, labels: [] }))],
    [
      notes.setReminder,
      record('notes.edit', (id) => ({ id, version: 1, reminderDate: '2099-01-05', startTime: '09:00', endTime: '10:00' })),
    ],
    [notes.clearReminder, record('notes.edit', (id) => ({ id, version: 1 }))],
    [notes.trash, record('notes.delete')],
    [notes.discard, record('notes.delete', (id) => ({ id }), { answer: '409 wrong_state' })],
    [notes.restore, door('notes.view', () => ({ id: NOBODY }), '404 not_found')],
    [notes.emptyTrash, door('notes.delete', () => ({}))],
    [notePeople.people, record('notes.view')],
    [
      notePeople.addPeople,
      record('notes.delete', (id) => ({ id, userIds: [NOBODY], degree: 'read' }), { answer: '400 people.cannot_be_added' }),
    ],
    [notePeople.changePerson, record('notes.delete', (id) => ({ id, userId: NOBODY, degree: 'read' }))],
    [notePeople.removePerson, record('notes.delete', (id) => ({ id, userId: NOBODY }))],
    [notePeople.leave, record('notes.view')],
  ],
})
