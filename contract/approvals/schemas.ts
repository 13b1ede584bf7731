import { emptyIfBlank } from '@diwan/core/blank-text'
import { z } from 'zod'
import { Day, Seconds, Uuid, Version } from '../kit/ids.ts'
import { filterFields } from '../kit/list-schemas.ts'
import { pageInput } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'
import { inboxList } from './list.ts'
import {
  MAX_DECISIONS,
  MAX_DELEGATIONS,
  MAX_EARLIER,
  MAX_OVER_DAYS,
  MAX_REASON,
  MAX_STEP_HOURS,
  MAX_STEP_PEOPLE,
  MAX_STEPS,
  STEP_HOURS,
} from './limits.ts'
import { APPROVER_VIAS, OUTCOMES, RUN_STATES, STEP_RULES, STEP_SCOPES, STEP_STATES, STEP_WHO } from './vocabulary.ts'

/** Who is asked at one step. It may lack whom it names until it is published. */
export const ApprovalStep = z.strictObject({
  who: z.enum(STEP_WHO),
  scope: z.enum(STEP_SCOPES).default('nearest'),
  unitId: Uuid.nullable().default(null),
  userId: Uuid.nullable().default(null),
  rule: z.enum(STEP_RULES).default('any'),
  hours: z.int().min(1).max(MAX_STEP_HOURS).default(STEP_HOURS),
  /** The step is asked only about requests of more working days. */
  overDays: z.int().min(1).max(MAX_OVER_DAYS).nullable().default(null),
})
export type ApprovalStep = z.infer<typeof ApprovalStep>
export const ApprovalSteps = z.array(ApprovalStep).max(MAX_STEPS)

const UnitName = z.object({ nameAr: z.string(), nameEn: z.string() })

/** The units and people named in the steps of a chain. */
export const namedInSteps = { places: z.array(UnitName.extend({ id: Uuid })), approvers: z.array(Person) }

export const Decision = z.object({
  by: Person,
  /** For whom a delegate decided. */
  forPerson: Person.nullable(),
  outcome: z.enum(OUTCOMES),
  /** By somebody who was not asked. */
  inPlace: z.boolean(),
  /** Given at an earlier step: nobody is asked twice. */
  carried: z.boolean(),
  reason: z.string(),
  date: Seconds,
})
export type Decision = z.infer<typeof Decision>

export const EarlierDecision = z.object({
  by: Person,
  outcome: z.enum([...OUTCOMES, 'canceled']),
  reason: z.string(),
  date: Seconds,
})
export type EarlierDecision = z.infer<typeof EarlierDecision>

export const ShownStep = z.object({
  place: z.int(),
  state: z.enum(STEP_STATES),
  who: z.enum(STEP_WHO),
  scope: z.enum(STEP_SCOPES),
  rule: z.enum(STEP_RULES),
  unit: UnitName.nullable(),
  person: Person.nullable(),
  /** Those who are asked now. */
  people: z.array(z.object({ person: Person, via: z.enum(APPROVER_VIAS), forPerson: Person.nullable() })).max(MAX_STEP_PEOPLE),
  decisions: z.array(Decision).max(MAX_STEP_PEOPLE),
})
export type ShownStep = z.infer<typeof ShownStep>

/** A decision that has not taken effect, shown to everyone but the requester. */
const PendingDecision = z.object({ by: Person, outcome: z.enum(OUTCOMES), effectDate: Seconds })

/** How far a record is approved. */
export const Approval = z.object({
  state: z.enum(RUN_STATES),
  claimedBy: Person.nullable(),
  pending: PendingDecision.nullable(),
  /** When the next one up is asked as well. */
  dueDate: Seconds.nullable(),
  /** The caller is asked now; who decides without being asked says why. */
  asked: z.boolean(),
  /** The caller gave the approval that holds now. */
  gave: z.boolean(),
  steps: z.array(ShownStep).max(MAX_STEPS),
  /** Decisions from before the request was sent again or its approval was canceled, the newest last. */
  earlier: z.array(EarlierDecision).max(MAX_EARLIER),
})
export type Approval = z.infer<typeof Approval>

const reason = z.string().trim().overwrite(emptyIfBlank).max(MAX_REASON)
const atVersion = { id: Uuid, version: Version }
export const AtVersion = z.strictObject(atVersion)
export const Approve = z.strictObject({ ...atVersion, reason: reason.default('') })
export const Reject = z.strictObject({ ...atVersion, reason: reason.min(1) })
export const AskForChange = Reject
export const CancelApproval = Reject
export const DecideMany = z.strictObject({
  items: z
    .array(AtVersion)
    .min(1)
    .max(MAX_DECISIONS)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'twice'),
  outcome: z.enum(['approve', 'reject']),
  reason: reason.default(''),
})
/** The caller's decision is stored, and takes effect then unless the caller undoes it before. */
export const Decided = z.object({ done: z.literal(true), requester: Person, effectDate: Seconds })
export const UndoDecisions = z.strictObject({
  ids: z
    .array(Uuid)
    .min(1)
    .max(MAX_DECISIONS)
    .refine((all) => new Set(all).size === all.length, 'twice'),
})
export const DecidedMany = z.object({ items: z.array(z.object({ id: Uuid, code: z.string().nullable() })).max(MAX_DECISIONS) })

/** With the reason that each was given, to be written on. */
export const UndoneDecisions = z.object({
  items: z.array(z.object({ id: Uuid, code: z.string().nullable(), reason: z.string() })).max(MAX_DECISIONS),
})

const inboxFilters = {
  /** Kinds of request with commas between them; all of them when absent. */
  kinds: z
    .string()
    .max(200)
    .regex(/^[a-z_]+(,[a-z_]+)*$/)
    .transform((text) => [...new Set(text.split(','))])
    .optional(),
  requester: filterFields(inboxList([])).requester,
}
/** Narrowed to one record, the row of that record. */
const waitingFilters = { ...inboxFilters, late: z.stringbool().optional(), id: Uuid.optional() }
export const WaitingQuery = z.strictObject({ ...pageInput, ...waitingFilters })
export const WaitingCountQuery = z.strictObject(waitingFilters)
export const OwnDecisionsQuery = z.strictObject({ ...pageInput, ...inboxFilters })

/** How a request reads in a list of requests of several kinds. */
export const RequestText = z.object({
  requester: Person,
  title: UnitName,
  /** One line in the words of the requester; it may be empty. */
  line: z.string(),
  /** The days or hours it is about, and the time zone in which they were asked for. */
  period: z.object({ from: Seconds, until: Seconds, wholeDays: z.boolean(), zone: z.string() }).nullable(),
  status: z.string(),
  version: Version,
  sentDate: Seconds,
})
export type RequestText = z.infer<typeof RequestText>

export const WaitingRow = RequestText.extend({
  id: Uuid,
  kind: z.string(),
  /** When the time for the decision ends or ended. */
  dueDate: Seconds,
  claimedBy: Person.nullable(),
  /** The caller decided it a moment ago, and may undo that until then. */
  pending: z.object({ outcome: z.enum(OUTCOMES), effectDate: Seconds }).nullable(),
})
export type WaitingRow = z.infer<typeof WaitingRow>

export const OwnDecision = z.object({
  id: Uuid,
  objectId: Uuid,
  kind: z.string(),
  outcome: z.enum(OUTCOMES),
  inPlace: z.boolean(),
  reason: z.string(),
  date: Seconds,
  /** How the request stands now. */
  state: z.enum(RUN_STATES),
  /** Absent where the caller may no longer see the request. */
  request: RequestText.nullable(),
})
export type OwnDecision = z.infer<typeof OwnDecision>

export const Delegation = z.object({ id: Uuid, to: Person, fromDay: z.iso.date(), untilDay: z.iso.date() })
export type Delegation = z.infer<typeof Delegation>
export const Delegations = z.object({
  /** Who decides for the caller, and for whom the caller decides. */
  items: z.array(Delegation).max(MAX_DELEGATIONS),
  forOthers: z.array(z.object({ from: Person, fromDay: z.iso.date(), untilDay: z.iso.date() })).max(MAX_DELEGATIONS),
})
export type Delegations = z.infer<typeof Delegations>
export const Delegate = z.strictObject({ toId: Uuid, fromDay: Day, untilDay: Day })
export const DelegationId = z.strictObject({ id: Uuid })
