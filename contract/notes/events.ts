import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { peopleEvents } from '../people/events.ts'
import { NOTE_COLOURS } from './vocabulary.ts'

const NotePayload = z.object({
  id: Uuid,
  title: z.string(),
  colour: z.enum(NOTE_COLOURS),
  version: z.int(),
  updatedDate: Seconds,
})

const Scheduled = z.object({
  id: Uuid,
  reminderDate: z.string().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  version: z.int(),
  updatedDate: Seconds,
})

/** History keeps who changed which version and when; what people wrote is kept beside it and goes with the record. */
const titled = (name: string) =>
  event(`notes.${name}`, NotePayload, {
    kept: ({ id, version }) => ({ id, version }),
    written: ({ title }) => ({ texts: { title } }),
  })

export const noteEvents = {
  ...peopleEvents('notes'),
  created: titled('created'),
  /** Its title or its colour. */
  edited: titled('changed'),
  pinned: event('notes.pinned', z.object({ id: Uuid, pinned: z.boolean() })),
  /** Its owner gave it other labels. */
  labelled: event('notes.labelled', z.object({ id: Uuid })),
  /** Its day was chosen, changed or taken away. */
  scheduled: event('notes.scheduled', Scheduled, { kept: ({ id, version }) => ({ id, version }) }),
  /** Readers are mentioned in it who were not notified of that before. */
  named: event('notes.named', z.object({ id: Uuid, people: z.array(Uuid) })),
  trashed: event('notes.trashed', z.object({ id: Uuid })),
  restored: event('notes.restored', z.object({ id: Uuid })),
  /** By emptying the trash; what the night purges has no event. */
  purged: event('notes.purged', z.object({ id: Uuid })),
}
