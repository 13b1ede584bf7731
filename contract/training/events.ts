import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Day, Uuid } from '../kit/ids.ts'
import { contentEvents } from '../publishing/events.ts'
import { Person } from '../users/schemas/person.ts'
import { ENROLMENT_STATUSES } from './vocabulary.ts'
import { courseKind, enrolmentKind } from './kind.ts'

export const courseEvents = {
  ...contentEvents('training'),
  /** Whom it is assigned to is another. */
  assigned: event('training.assigned', z.object({ id: Uuid, version: z.int(), by: Person })),
  /** So many people were enrolled at once; those of the batch are told. */
  enrolled: event('training.enrolled', z.object({ id: Uuid, batch: Uuid, count: z.int(), mandatory: z.boolean() })),
}

/** `by`: nobody where the portal did it. */
const ToldEnrolment = z.object({
  id: Uuid,
  courseId: Uuid,
  status: z.enum(ENROLMENT_STATUSES),
  version: z.int(),
  by: Person.nullable(),
})
const enrolment = (name: string) => event(`training.enrolment_${name}`, ToldEnrolment)

export const enrolmentEvents = {
  joined: enrolment('joined'),
  begun: enrolment('begun'),
  /** A lesson is done. */
  advanced: event('training.enrolment_advanced', ToldEnrolment.extend({ lesson: z.string() })),
  /** It goes on with the newest version of its course. */
  moved: enrolment('moved'),
  finished: enrolment('finished'),
  owed: enrolment('owed'),
  marked: enrolment('marked'),
  failed: enrolment('failed'),
  retried: enrolment('retried'),
  canceled: enrolment('canceled'),
  /** Its person gets a certificate. */
  certified: enrolment('certified'),
  revoked: enrolment('revoked'),
  /** The certificate that was given for an earlier one expires: it is taken again. */
  renewed: event('training.enrolment_renewed', ToldEnrolment.extend({ dueDay: Day })),
  /** `days` until it is due; below nought: since it was. */
  due: event('training.enrolment_due', ToldEnrolment.extend({ days: z.int(), dueDay: Day })),
}

/** A week is over in which people whom this one leads had not finished what was due; the record is the account of the one who leads. */
export const overdueNoted = event('training.overdue_noted', z.object({ id: Uuid, week: Day, people: z.int(), courses: z.int() }))

export const courseChannel = courseKind.channel
export const enrolmentChannel = enrolmentKind.channel
