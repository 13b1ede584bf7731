import { noteEvents } from '@diwan/contract/notes/events'
import { z } from 'zod'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ChannelKind, FileReader, LinkEnd, ObjectKind } from '../../../kit/module.ts'
import { readDegrees } from '../../people/public.ts'
import { can } from '../access.ts'
import { readNotes, readNote } from '../queries/note.ts'

/** How its owner keeps it in order is no fact for others; nor is whom it mentions. */
const { pinned: _pinned, labelled: _labelled, named: _named, ...told } = noteEvents

/** Where a note stands among other things: in reminders, for instance. Nobody links one by hand. */
const linkedNotes: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await readNotes(db, actor, ids))
      .filter((row) => can.view(actor, row))
      .map(({ id, title }) => ({ id, shortId: null, title, status: null, path: `/user/notes?id=${id}`, change: false })),
  told: () => undefined,
}

/** Those of the people who may read it. */
export async function readersOfNote(db: Queryable, people: readonly Actor[], id: string): Promise<Actor[]> {
  const row = await readNote(db, PORTAL, id)
  if (!row) return []
  const degrees = await readDegrees(db, id)
  return people.filter((person) => can.view(person, { ...row, degree: degrees.get(person.id) ?? null }))
}

/** Who may see a record, for the modules that know it only by its id. */
export const noteKind: ObjectKind = {
  kind: 'note',
  readable: async ({ db }, actor, ids) =>
    (await readNotes(db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
  readers: ({ db }, people, id) => readersOfNote(db, people, id),
  linked: linkedNotes,
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readNote(db, actor, id)
      return row && can.view(actor, row) ? ['public'] : undefined
    },
    events: Object.values(told),
    shown: z.object({ title: z.string().optional() }),
  },
}

export const noteFollowers: ChannelKind = {
  prefix: 'note',
  module: 'notes',
  mayFollow: async ({ db }, actor, channel) => {
    const [, id = ''] = /^note:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(channel) ?? []
    const row = id ? await readNote(db, actor, id) : undefined
    return row !== undefined && can.view(actor, row)
  },
}

/** Pictures and files of its description: of who reads the note. */
export const readsFile: FileReader = async ({ db }, caller, id) => {
  const row = caller ? await readNote(db, caller, id) : undefined
  return row !== undefined && can.view(caller!, row)
}
