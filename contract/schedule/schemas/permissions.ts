import { emptyIfBlank } from '@diwan/core/blank-text'
import { requestTimeProblems } from '@diwan/core/time-rules'
import { z } from 'zod'
import { Approval } from '../../approvals/schemas.ts'
import { Attachment } from '../../files/schemas.ts'
import { grants } from '../../kit/grants.ts'
import { Day, DayOrEmpty, line, Seconds, Uuid, Version, VersionFromZero } from '../../kit/ids.ts'
import { exportFields, filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { Person } from '../../users/schemas/person.ts'
import { REQUEST_FLAGS } from '../kind/permissions.ts'
import { MAX_AWAY_NAMES, MAX_REQUEST_FILES, MAX_REQUEST_REASON, MAX_REQUEST_TYPES, MAX_TYPE_NAME } from '../limits/permissions.ts'
import { requestList } from '../list/permissions.ts'
import { REQUEST_STATUSES } from '../vocabulary/permissions.ts'

const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

/** A type that is not active stays readable in the requests that have it, and cannot be chosen for a new one. */
export const RequestType = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string(), active: z.boolean() })
export type RequestType = z.infer<typeof RequestType>

export const RequestTypes = z.object({ items: z.array(RequestType).max(MAX_REQUEST_TYPES), version: z.int() })
export type RequestTypes = z.infer<typeof RequestTypes>

const typeName = line(MAX_TYPE_NAME)
/** All types in their order: one without an id is new, and one that is left out is not active any more. */
export const SaveRequestTypes = z.strictObject({
  version: VersionFromZero,
  items: z
    .array(z.strictObject({ id: Uuid.optional(), nameAr: typeName, nameEn: typeName, active: z.boolean() }))
    .min(1)
    .max(MAX_REQUEST_TYPES),
})

/** A clock time of the organisation, or an empty text where none is chosen. */
const TimeOrEmpty = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)

const Working = z.object({
  /** Working time of the organisation that lies in the request. */
  seconds: z.int(),
  days: z.int(),
})

export const Request = z.object({
  id: Uuid,
  shortId: z.string(),
  type: RequestType.nullable(),
  reason: z.string(),
  dateFrom: Day.nullable(),
  dateTo: Day.nullable(),
  timeFrom: z.string(),
  timeTo: z.string(),
  wholeDays: z.boolean(),
  working: Working,
  department: UnitName.nullable(),
  group: UnitName.nullable(),
  files: z.array(Attachment).max(MAX_REQUEST_FILES),
  status: z.enum(REQUEST_STATUSES),
  createdBy: Person,
  createdDate: Seconds,
  updatedDate: Seconds,
  /** When it was submitted last; nothing for a draft that never was. */
  submittedDate: Seconds.nullable(),
  version: z.int(),
  /** Who: the rights of this caller on this request. */
  can: grants(REQUEST_FLAGS),
})
export type Request = z.infer<typeof Request>

/** How many people of a unit are away for a part of the time, and those of them whom the caller may see. */
export const AwayThen = z.object({ away: z.int(), people: z.int(), names: z.array(Person).max(MAX_AWAY_NAMES) })
export type AwayThen = z.infer<typeof AwayThen>

export const OpenRequest = z.object({
  request: Request,
  approval: Approval.nullable(),
  awayThen: AwayThen.nullable(),
  /** Another open request of its requester at the same time cannot exist; this says whether it has begun. */
  begun: z.boolean(),
  positions: z.array(Position),
})
export type OpenRequest = z.infer<typeof OpenRequest>

const reason = z.string().trim().overwrite(emptyIfBlank).max(MAX_REQUEST_REASON)
const fields = {
  typeId: Uuid.nullable(),
  reason,
  dateFrom: DayOrEmpty,
  dateTo: DayOrEmpty,
  timeFrom: TimeOrEmpty.default(''),
  timeTo: TimeOrEmpty.default(''),
  wholeDays: z.boolean(),
  departmentId: Uuid.nullable().default(null),
  groupId: Uuid.nullable().default(null),
  fileIds: z.array(Uuid).max(MAX_REQUEST_FILES).default([]),
}
/** A draft may be incomplete. */
export const RequestDraft = z.strictObject(fields)
export type RequestDraft = z.infer<typeof RequestDraft>
export const ChangeRequest = z.strictObject({ id: Uuid, version: Version, ...fields })

/** Checks the rules that need no clock: the server also refuses times that are past, by the clock of the organisation. */
function judge(
  given: RequestDraft,
  ctx: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void },
): void {
  for (const { field, code } of requestTimeProblems(given)) ctx.addIssue({ code: 'custom', message: code, path: [field] })
}
const sent = { ...fields, typeId: Uuid, reason: reason.min(1) }
export const SendRequest = z.strictObject(sent).superRefine(judge)
export const SubmitRequest = z.strictObject({ id: Uuid, version: Version, ...sent }).superRefine(judge)

/** A request made of a form: the choices are texts, and its sender is the requester. Without times it is for whole days. */
export const MakeRequest = z.strictObject({
  typeId: Uuid,
  reason: reason.min(1),
  dateFrom: Day,
  dateTo: Day,
  timeFrom: TimeOrEmpty,
  timeTo: TimeOrEmpty,
})

export const RequestId = z.strictObject({ id: Uuid })
export const CancelRequest = z.strictObject({ id: Uuid, version: Version, reason: reason.default('') })

/** The choices of the form of a new request. */
export const RequestForm = z.object({
  types: z.array(RequestType.extend({ /** Working days taken this year. */ taken: z.int() })).max(MAX_REQUEST_TYPES),
  /** Departments of the caller, with the groups of each that the caller belongs to. */
  departments: z.array(UnitName.extend({ groups: z.array(UnitName) })),
  zone: z.string(),
})
export type RequestForm = z.infer<typeof RequestForm>

export const PreviewQuery = z.strictObject({
  dateFrom: Day,
  dateTo: Day,
  timeFrom: TimeOrEmpty.default(''),
  timeTo: TimeOrEmpty.default(''),
  wholeDays: z.enum(['true', 'false']).transform((text) => text === 'true'),
  unitId: Uuid.optional(),
})
export const Preview = z.object({
  working: Working,
  awayThen: AwayThen.nullable(),
  /** A request of the caller that takes a part of this time already. */
  overlaps: z.object({ id: Uuid, shortId: z.string() }).nullable(),
})
export type Preview = z.infer<typeof Preview>

export const RequestCountQuery = z.strictObject({
  view: z.enum(requestList.views).default(requestList.views[0]!),
  ...filterFields(requestList),
})
export const RequestQuery = RequestCountQuery.extend({ ...orderFields(requestList), ...pageInput })
export const RequestExport = RequestCountQuery.extend(exportFields)
