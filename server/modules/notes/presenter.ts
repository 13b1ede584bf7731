import type { NOTE_COLOURS } from '@diwan/contract/notes/vocabulary'
import type { Note } from '@diwan/contract/notes/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { presentPerson } from '../users/public.ts'
import { can } from './access.ts'
import type { NoteRow } from './queries/note.ts'

/** Fields are listed, never spread: a new column stays private until it is added here. */
export const presentNote = (actor: Actor, row: NoteRow): Note => ({
  id: row.id,
  title: row.title,
  colour: row.colour as (typeof NOTE_COLOURS)[number],
  preview: row.preview,
  documentId: row.document_id,
  createdBy: presentPerson(row.created_by, row.creator_name, row.creator_photo),
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.updated_at),
  purgeDate: row.deleted_at && row.purge_at ? toSeconds(row.purge_at) : null,
  labels: row.created_by === actor.id ? row.labels : [],
  pinned: row.pinned_at !== null && row.created_by === actor.id,
  reminderDate: row.reminder_date,
  startTime: row.start_time,
  endTime: row.end_time,
  version: row.version,
  can: granted(can, actor, row),
})
