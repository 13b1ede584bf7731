import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'
import { CONTENT_STATUSES } from './vocabulary.ts'

/** `by`: nobody where the portal did it at its hour. `version` is that of the record. */
const PublishPayload = z.object({ id: Uuid, status: z.enum(CONTENT_STATUSES), version: z.int(), by: Person.nullable() })

/** What happens to content between its author and its readers. The names are the module's for ever. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const publishEvents = <const M extends string>(module: M) => ({
  /** Whom it addresses, or what is planned for it, is another. */
  arranged: event(`${module}.arranged`, PublishPayload),
  scheduled: event(`${module}.scheduled`, PublishPayload),
  /** `announced`: those whom it addresses are told. */
  published: event(`${module}.published`, PublishPayload.extend({ announced: z.boolean() })),
  renewed: event(`${module}.renewed`, PublishPayload),
  /** Those who have not finished are told once more. */
  reminded: event(`${module}.reminded`, PublishPayload),
  paused: event(`${module}.paused`, PublishPayload),
  closed: event(`${module}.closed`, PublishPayload),
  reopened: event(`${module}.reopened`, PublishPayload),
  archived: event(`${module}.archived`, PublishPayload),
  unarchived: event(`${module}.unarchived`, PublishPayload),
})
export type PublishEvents = ReturnType<typeof publishEvents>

const WrittenPayload = z.object({
  id: Uuid,
  nameAr: z.string(),
  nameEn: z.string(),
  version: z.int(),
  updatedDate: Seconds,
  by: Person,
})

/** History keeps who changed which version and when; what people wrote is kept beside it and goes with the record. */
const written = (name: string) =>
  event(name, WrittenPayload, {
    kept: ({ id, version, by }) => ({ id, version, by }),
    written: ({ nameAr, nameEn }) => ({ texts: { nameAr, nameEn } }),
  })

/** The same, and what happens to it while it is written. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const contentEvents = <const M extends string>(module: M) => ({
  ...publishEvents(module),
  created: written(`${module}.created`),
  changed: written(`${module}.changed`),
  deleted: event(`${module}.deleted`, z.object({ id: Uuid, by: Person })),
})
export type ContentEvents = ReturnType<typeof contentEvents>
