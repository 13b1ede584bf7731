import { emptyIfBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { Addressee, Tokens } from '../audience/schemas.ts'
import { Approval } from '../approvals/schemas.ts'
import { Attachment } from '../files/schemas.ts'
import { grants } from '../kit/grants.ts'
import { Day, DayOrEmpty, line, Seconds, sought, Uuid, Version, VersionFromZero } from '../kit/ids.ts'
import { exportFields, filterFields, orderFields } from '../kit/list-schemas.ts'
import { Position } from '../kit/live.ts'
import { pageInput } from '../kit/page.ts'
import { optionalLine } from '../users/schemas/lines.ts'
import { Person } from '../users/schemas/person.ts'
import * as limits from './limits.ts'
import { applicationList, opportunityList } from './list.ts'
import { APPLICATION_FLAGS, APPLICATION_STATUSES, OPPORTUNITY_FLAGS, OPPORTUNITY_STATUSES } from './vocabulary.ts'

/** Several lines that a person typed, which may stay empty. */
const prose = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable')
const reason = prose(limits.MAX_REASON)

const Named = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

export const OpportunityType = z.object({
  id: Uuid,
  nameAr: line(limits.MAX_TYPE_NAME),
  nameEn: line(limits.MAX_TYPE_NAME),
})
export type OpportunityType = z.infer<typeof OpportunityType>

/** The application of the caller to an opportunity, as its card shows it. */
const OwnApplication = z.object({
  id: Uuid,
  status: z.enum(APPLICATION_STATUSES),
  /** The place in the waiting list, from 1. */
  waitingNo: z.int().nullable(),
  offeredUntil: Seconds.nullable(),
  version: z.int(),
})
export type OwnApplication = z.infer<typeof OwnApplication>

const opportunitySchema = z.object({
  id: Uuid,
  position: z.string(),
  type: Named.nullable(),
  partner: z.string(),
  description: z.string(),
  numberOfUsers: z.int32(),
  /** Seats that are accepted or offered. */
  taken: z.int(),
  waiting: z.int(),
  dueDate: Day.nullable(),
  unit: Named.nullable(),
  status: z.enum(OPPORTUNITY_STATUSES),
  /** Why it was rejected or cancelled. */
  reason: z.string(),
  publishAt: Seconds.nullable(),
  publishedDate: Seconds.nullable(),
  createdBy: Person,
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  /** The latest application of the caller; nothing where there is none. */
  mine: OwnApplication.nullable(),
  /** The number of applications that wait for a decision; present for readers who decide them. */
  undecided: z.int().nullable(),
  can: grants(OPPORTUNITY_FLAGS),
})
export interface Opportunity extends z.output<typeof opportunitySchema> {}
export const Opportunity: z.ZodType<Opportunity> = opportunitySchema

/** With whom it addresses, its approval, and the channels to follow it by. */
export const OpenOpportunity = z.object({
  opportunity: Opportunity,
  /** Empty for readers who may not edit or approve it. */
  audience: z.array(Addressee),
  approval: Approval.nullable(),
  positions: z.array(Position),
})
export type OpenOpportunity = z.infer<typeof OpenOpportunity>

/** All that is written. A draft may lack things until it is submitted. */
const content = {
  position: optionalLine(limits.MAX_POSITION).default(''),
  typeId: Uuid.nullable().default(null),
  partner: optionalLine(limits.MAX_PARTNER).default(''),
  description: prose(limits.MAX_DESCRIPTION).default(''),
  numberOfUsers: z.int32().default(1),
  dueDate: DayOrEmpty.default(''),
  unitId: Uuid.nullable().default(null),
  tokens: Tokens.default([]),
}
const at = { id: Uuid, version: Version }
export const OpportunityId = z.strictObject({ id: Uuid })
export const OpportunityAt = z.strictObject(at)
export const CreateOpportunity = z.strictObject(content)
/** `version` is that of the record as the caller saw it. */
export const ChangeOpportunity = z.strictObject({ ...content, ...at })
export const CancelOpportunity = z.strictObject({ ...at, reason: reason.min(1) })
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
/** Now, or at a day and time of the organisation. */
export const PublishOpportunity = z
  .strictObject({ ...at, schedule: z.boolean(), scheduleDate: DayOrEmpty, scheduleTime: time, push: z.boolean() })
  .check(({ value, issues }) => {
    for (const part of ['Date', 'Time'] as const)
      if (value.schedule && value[`schedule${part}`] === '')
        issues.push({ code: 'custom', input: '', path: [`schedule${part}`], message: `schedule_${part.toLowerCase()}` })
  })
/** More time, more seats, or both. */
export const ExtendOpportunity = z.strictObject({
  ...at,
  dueDate: Day,
  numberOfUsers: z.int32(),
})
export const ReopenOpportunity = z.strictObject({ ...at, dueDate: Day })

export const AddresseesQuery = z.strictObject({ q: sought(100).default('') })
export const Addressees = z.object({ items: z.array(Addressee).max(limits.MAX_OFFERED) })

export const OpportunityCountQuery = z.strictObject({
  view: z.enum(opportunityList.views).default(opportunityList.views[0]!),
  /** Words of the position or the partner. */
  q: sought(100).optional(),
  ...filterFields(opportunityList),
})
export const OpportunityQuery = OpportunityCountQuery.extend({ ...orderFields(opportunityList), ...pageInput })

const applicationSchema = z.object({
  id: Uuid,
  opportunity: z.object({ id: Uuid, position: z.string(), type: Named.nullable(), status: z.enum(OPPORTUNITY_STATUSES) }),
  by: Person,
  unit: Named.nullable(),
  note: z.string(),
  files: z.array(Attachment).max(limits.MAX_FILES),
  status: z.enum(APPLICATION_STATUSES),
  waitingNo: z.int().nullable(),
  /** The number of applications in the waiting list. */
  waiting: z.int(),
  offeredUntil: Seconds.nullable(),
  /** The reviewer; present for readers who decide. */
  reviewer: Person.nullable(),
  /** Why it was declined. */
  reason: z.string(),
  createdDate: Seconds,
  version: z.int(),
  can: grants(APPLICATION_FLAGS),
})
export interface Application extends z.output<typeof applicationSchema> {}
export const Application: z.ZodType<Application> = applicationSchema
export const OpenApplication = z.object({ application: Application, positions: z.array(Position) })
export type OpenApplication = z.infer<typeof OpenApplication>

/** To the opportunity of this id. */
export const Apply = z.strictObject({
  id: Uuid,
  note: prose(limits.MAX_NOTE).default(''),
  fileIds: z
    .array(Uuid)
    .max(limits.MAX_FILES)
    .refine((ids) => new Set(ids).size === ids.length, 'twice')
    .default([]),
})
export const ApplicationId = z.strictObject({ id: Uuid })
export const ApplicationAt = z.strictObject(at)
export const DeclineApplication = z.strictObject({ ...at, reason: reason.default('') })
export const DecideApplications = z.strictObject({
  items: z
    .array(z.strictObject(at))
    .min(1)
    .max(limits.MAX_DECIDED)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'twice'),
  outcome: z.enum(['accept', 'decline']),
  reason: reason.default(''),
})
/** Each application with its new status, or with the code of its refusal. */
export const DecidedApplications = z.object({
  items: z
    .array(z.object({ id: Uuid, status: z.enum(APPLICATION_STATUSES).nullable(), code: z.string().nullable() }))
    .max(limits.MAX_DECIDED),
})
export const ApplicationCountQuery = z.strictObject({
  view: z.enum(applicationList.views).default(applicationList.views[0]!),
  ...filterFields(applicationList),
})
export const ApplicationQuery = ApplicationCountQuery.extend({ ...orderFields(applicationList), ...pageInput })
export const ApplicationExport = z.strictObject({ id: Uuid, ...exportFields })

const settings = {
  maxUsers: z.int().min(1).max(limits.MAX_NUMBER_OF_USERS),
  types: z
    .array(OpportunityType)
    .min(1)
    .max(limits.MAX_TYPES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'twice'),
}
export const OpportunitySettings = z.object({ ...settings, version: VersionFromZero, can: z.object({ change: z.boolean() }) })
export type OpportunitySettings = z.infer<typeof OpportunitySettings>
export const ChangeOpportunitySettings = z.strictObject({ ...settings, version: VersionFromZero })
