import { z } from 'zod'
import { approvalEvents, cancelApprovalEvents } from '../approvals/events.ts'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'
import { APPLICATION_STATUSES, OPPORTUNITY_STATUSES } from './vocabulary.ts'

const opportunityFact = (name: string) =>
  event(
    `opportunity.${name}`,
    z.object({ id: Uuid, status: z.enum(OPPORTUNITY_STATUSES), version: z.int(), by: Person.nullable(), announced: z.boolean() }),
  )

export const opportunityEvents = {
  created: opportunityFact('created'),
  changed: opportunityFact('changed'),
  submitted: opportunityFact('submitted'),
  revised: opportunityFact('revised'),
  canceled: opportunityFact('canceled'),
  scheduled: opportunityFact('scheduled'),
  published: opportunityFact('published'),
  extended: opportunityFact('extended'),
  closed: opportunityFact('closed'),
  reopened: opportunityFact('reopened'),
  finished: opportunityFact('finished'),
  deleted: event('opportunity.deleted', z.object({ id: Uuid })),
  /** Seats or the waiting list changed. */
  seated: event('opportunity.seated', z.object({ id: Uuid, taken: z.int(), waiting: z.int() })),
}

export const opportunityApprovalEvents = {
  ...approvalEvents('opportunity', 'opportunity'),
  ...cancelApprovalEvents('opportunity', 'opportunity'),
}

const applicationFact = (name: string) =>
  event(
    `opportunity.application_${name}`,
    z.object({
      id: Uuid,
      opportunityId: Uuid,
      status: z.enum(APPLICATION_STATUSES),
      version: z.int(),
      waitingNo: z.int().nullable(),
      offeredUntil: Seconds.nullable(),
      by: Person.nullable(),
    }),
  )

export const applicationEvents = {
  sent: applicationFact('sent'),
  withdrawn: applicationFact('withdrawn'),
  givenUp: applicationFact('given_up'),
  reviewed: applicationFact('reviewed'),
  released: applicationFact('released'),
  accepted: applicationFact('accepted'),
  /** Accepted while no seat was free. */
  queued: applicationFact('queued'),
  declined: applicationFact('declined'),
  offered: applicationFact('offered'),
  seatAccepted: applicationFact('seat_accepted'),
  seatDeclined: applicationFact('seat_declined'),
  /** The offer ended without an answer. */
  lapsed: applicationFact('lapsed'),
  /** The opportunity was cancelled. */
  ended: applicationFact('ended'),
}

export const opportunitySettingsEvents = {
  changed: event('opportunity.settings_changed', z.object({ maxUsers: z.int(), types: z.int(), version: z.int() })),
}
