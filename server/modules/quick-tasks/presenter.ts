import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { presentPerson } from '../users/public.ts'
import { can } from './access.ts'
import type { QuickTaskRow } from './queries/quick-task.ts'

/** Fields are listed, never spread: a new column stays private until it is added here. */
export const presentQuickTask = (actor: Actor, row: QuickTaskRow): QuickTask => ({
  id: row.id,
  title: row.title,
  note: row.note,
  day: row.day,
  time: row.time,
  remind: row.remind,
  repeat: row.repeat === null ? null : Recurrence.parse(row.repeat),
  priority: row.priority,
  labels: row.labels,
  people: row.people.map(({ id, name, photo }) => presentPerson(id, name, photo)),
  items: row.items,
  author: presentPerson(row.author.id, row.author.name, row.author.photo),
  assignee: row.assignee && presentPerson(row.assignee.id, row.assignee.name, row.assignee.photo),
  returned: row.returner && {
    by: presentPerson(row.returner.id, row.returner.name, row.returner.photo),
    word: row.returned_word,
  },
  doneDate: row.done_at && toSeconds(row.done_at),
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.updated_at),
  purgeDate: row.deleted_at && row.purge_at ? toSeconds(row.purge_at) : null,
  version: row.version,
  can: granted(can, actor, row),
})
