import { z } from 'zod'
import { grants } from '../kit/grants.ts'
import { DayOrEmpty, line, Seconds, Uuid, Version } from '../kit/ids.ts'
import { filterFields, orderFields } from '../kit/list-schemas.ts'
import { Position } from '../kit/live.ts'
import { page, pageInput } from '../kit/page.ts'
import { MAX_LABELS } from '../labels/limits.ts'
import { Label } from '../labels/schemas.ts'
import { Question, Reading } from '../search/schemas.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_TITLE } from './limits.ts'
import { noteList } from './list.ts'
import { NOTE_COLOURS, NOTE_DEGREES, NOTE_FLAGS } from './vocabulary.ts'

export const Note = z.object({
  id: Uuid,
  title: z.string(),
  colour: z.enum(NOTE_COLOURS),
  /** How its description begins, as it was a moment ago. */
  preview: z.string(),
  /** What is written in it: opened and written by the endpoints of documents. */
  documentId: Uuid,
  createdBy: Person,
  createdDate: Seconds,
  updatedDate: Seconds,
  /** In the trash: when it is gone for good. */
  purgeDate: Seconds.nullable(),
  /** By its owner, for the owner. */
  pinned: z.boolean(),
  /** Of its owner, for the owner, by name. */
  labels: z.array(Label).max(MAX_LABELS),
  /** A day, and from when to when on it, where its owner is; all or none of them. */
  reminderDate: z.string().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  version: z.int(),
  /** Who: the rights of this caller on this record. */
  can: grants(NOTE_FLAGS),
})
export type Note = z.infer<typeof Note>

/** With the channels to follow it by. */
export const OpenNote = z.object({ note: Note, positions: z.array(Position) })
export type OpenNote = z.infer<typeof OpenNote>

const title = line(MAX_TITLE)

export const NoteId = z.strictObject({ id: Uuid })
const colour = z.enum(NOTE_COLOURS)

export const NoteDegree = z.enum(NOTE_DEGREES)
/** Without a title, the first words of the text stand for it. */
export const CreateNote = z.strictObject({ title: title.or(z.literal('')).default(''), colour: colour.default('plain') })
/** `version` is that of the record as the caller saw it. */
export const ChangeNote = z.strictObject({ id: Uuid, version: Version, title: title.optional(), colour: colour.optional() })
/** What a note of something else asks beside it: nothing. */
export const MakeNote = z.strictObject({})
export const PinNote = z.strictObject({ id: Uuid, pinned: z.boolean() })
/** These of the caller’s own labels, and no others. */
export const LabelNote = z.strictObject({ id: Uuid, labels: z.array(Uuid).max(MAX_LABELS) })
/** An empty text is a time that is not chosen yet, which its rule has a message for. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
export const SetNoteReminder = z.strictObject({
  id: Uuid,
  version: Version,
  reminderDate: DayOrEmpty,
  startTime: time,
  endTime: time,
})
export const ClearNoteReminder = z.strictObject({ id: Uuid, version: Version })
/** How many went. */
export const Emptied = z.object({ count: z.int() })
export const NoFields = z.strictObject({})

export const NoteCountQuery = z.strictObject({
  view: z.enum(noteList.views).default('all'),
  ...filterFields(noteList),
})
export const NoteSearch = z.strictObject({ ...pageInput, q: Question, view: z.enum(['all', 'trash']).default('all') })
export const FoundNotes = page(Note).extend({
  /** How the question was understood, where nothing was found as typed. */
  reading: Reading.nullable(),
})
export const NoteQuery = NoteCountQuery.extend({ ...orderFields(noteList), ...pageInput })
