import { z } from 'zod'
import { customEvent } from '../custom-fields/events.ts'
import { COLOURS } from '../kit/colours.ts'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { peopleEvents } from '../people/events.ts'
import { talkEvents } from '../talk/events.ts'
import { Person } from '../users/schemas/person.ts'
import { PROJECT_STATUSES, TASK_STATUSES, VISIBILITIES } from './vocabulary.ts'

const ToldWorkspace = z.object({
  id: Uuid,
  name: z.string(),
  colour: z.enum(COLOURS),
  visibility: z.enum(VISIBILITIES),
  unitId: Uuid.nullable(),
  archivedDate: Seconds.nullable(),
  updatedDate: Seconds,
  version: z.int(),
  by: Person,
})

/** History keeps who changed which version and when; what people wrote is kept beside it and goes with the record. */
const titled = (what: string) =>
  event(`work.workspace_${what}`, ToldWorkspace, {
    kept: ({ id, version, visibility, by }) => ({ id, version, visibility, by }),
    written: ({ name }) => ({ texts: { name } }),
  })

export const workspaceEvents = {
  ...peopleEvents('work'),
  created: titled('created'),
  altered: titled('changed'),
  archived: titled('archived'),
  unarchived: titled('unarchived'),
  /** Its templates of projects: saved, changed, deleted. */
  templates: event('work.templates_changed', z.object({ id: Uuid, by: Person })),
  deleted: event('work.workspace_deleted', z.object({ id: Uuid, by: Person })),
}

const ToldProject = z.object({
  id: Uuid,
  workspaceId: Uuid,
  title: z.string(),
  status: z.enum(PROJECT_STATUSES),
  version: z.int(),
  by: Person,
})
const ofProject = (what: string) =>
  event(`work.project_${what}`, ToldProject, {
    kept: ({ id, workspaceId, status, version, by }) => ({ id, workspaceId, status, version, by }),
    written: ({ title }) => ({ texts: { title } }),
  })

export const projectEvents = {
  created: ofProject('created'),
  altered: ofProject('changed'),
  opened: ofProject('opened'),
  paused: ofProject('paused'),
  resumed: ofProject('resumed'),
  finished: ofProject('finished'),
  reopened: ofProject('reopened'),
  canceled: ofProject('canceled'),
  archived: ofProject('archived'),
  unarchived: ofProject('unarchived'),
  /** Its lists and milestones: added, changed, moved, deleted. */
  arranged: event('work.board_arranged', z.object({ id: Uuid, by: Person })),
  deleted: event('work.project_deleted', z.object({ id: Uuid, by: Person })),
}

const ToldTask = z.object({
  id: Uuid,
  projectId: Uuid,
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  version: z.int(),
  by: Person,
  /** What it concerns: the title of an action item, or of a list. */
  what: z.string().optional(),
  /** Whom it is assigned to now and was not before. */
  people: z.array(Uuid).optional(),
})
const ofTask = (what: string) =>
  event(`work.task_${what}`, ToldTask, {
    kept: ({ id, projectId, status, version, by, people }) => ({ id, projectId, status, version, by, ...(people && { people }) }),
    written: ({ title, what: said }) => ({ texts: { title, ...(said !== undefined && { what: said }) } }),
  })

export const taskEvents = {
  ...talkEvents('work'),
  created: ofTask('created'),
  altered: ofTask('changed'),
  /** Told once for each person and version of the description. */
  described: ofTask('described'),
  /** Somebody is mentioned in the description who was not titled of it before. */
  named: ofTask('named'),
  /** Dates or duration. */
  scheduled: ofTask('scheduled'),
  assigned: ofTask('assigned'),
  moved: ofTask('moved'),
  started: ofTask('started'),
  waiting: ofTask('waiting'),
  resumed: ofTask('resumed'),
  done: ofTask('done'),
  reopened: ofTask('reopened'),
  canceled: ofTask('canceled'),
  restored: ofTask('restored'),
  /** With the title of the other one, in the history of both. */
  dependencySet: ofTask('dependency_set'),
  dependencyRemoved: ofTask('dependency_removed'),
  fileAdded: ofTask('file_added'),
  fileRemoved: ofTask('file_removed'),
  customized: customEvent('work.task_customized'),
  /** Time was written down, or a clock stopped. */
  timed: ofTask('timed'),
  itemAdded: ofTask('item_added'),
  itemChecked: ofTask('item_checked'),
  itemUnchecked: ofTask('item_unchecked'),
  itemChanged: ofTask('item_changed'),
  itemRemoved: ofTask('item_removed'),
  removed: event('work.task_deleted', z.object({ id: Uuid, projectId: Uuid, by: Person })),
}
