import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'

const QuickTaskPayload = z.object({ id: Uuid, title: z.string(), version: z.int(), updatedDate: Seconds })

/** History keeps who changed which version and when; what people wrote is kept beside it and goes with the record. */
const titled = (name: string) =>
  event(`quickTasks.${name}`, QuickTaskPayload, {
    kept: ({ id, version }) => ({ id, version }),
    written: ({ title }) => ({ texts: { title } }),
  })
const GivenPayload = QuickTaskPayload.extend({ assigneeId: Uuid })
/** The assignee is kept as well: notifications reach that person. */
const given = (name: string) =>
  event(`quickTasks.${name}`, GivenPayload, {
    kept: ({ id, version, assigneeId }) => ({ id, version, assigneeId }),
    written: ({ title }) => ({ texts: { title } }),
  })
const only = (name: string) => event(`quickTasks.${name}`, z.object({ id: Uuid }))

export const quickTaskEvents = {
  created: titled('created'),
  changed: titled('changed'),
  completed: titled('completed'),
  reopened: titled('reopened'),
  assigned: given('assigned'),
  returned: given('returned'),
  linked: only('linked'),
  unlinked: only('unlinked'),
  trashed: only('trashed'),
  restored: only('restored'),
  /** By emptying the trash; what the night purges has no event. */
  purged: only('purged'),
}
