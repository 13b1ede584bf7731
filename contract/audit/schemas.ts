import { z } from 'zod'
import { Seconds, sought, Uuid } from '../kit/ids.ts'
import { exportFields, filterFields } from '../kit/list-schemas.ts'
import { pageInput } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'
import { auditList } from './list.ts'

/** What something is called, in both languages where it has both. */
export const AuditName = z.object({ nameAr: z.string(), nameEn: z.string() })
export type AuditName = z.infer<typeof AuditName>

export const AuditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type AuditChange = z.infer<typeof AuditChange>

/** One thing that was done: who, when, to what, and what of it is different since. */
export const AuditEntry = z.object({
  id: Uuid,
  event: z.string(),
  createdDate: Seconds,
  actor: Person.nullable(),
  object: z.object({ id: Uuid, kind: z.string(), name: AuditName.nullable() }),
  changes: z.array(AuditChange),
  /** What else was recorded. */
  facts: z.array(z.object({ field: z.string(), value: z.unknown() })),
  /** What the ids among the values are called. */
  names: z.record(z.string(), AuditName),
  /** The entry this one took back. */
  reverts: Uuid.nullable(),
  reverted: z.boolean(),
  can: z.object({ revert: z.boolean() }),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filter = filterFields(auditList)
export const AuditQuery = z.strictObject({ ...pageInput, ...filter })
export type AuditQuery = z.infer<typeof AuditQuery>
export const AuditExportQuery = z.strictObject({ ...filter, ...exportFields })
export type AuditExport = z.infer<typeof AuditExportQuery>
/** What narrows it, as an address writes it. */
export type AuditAddress = Omit<z.input<typeof AuditExportQuery>, 'format'>

export const AuditPeopleQuery = z.strictObject({ q: sought(120).default('') })
export const AuditId = z.strictObject({ id: Uuid })

/** What a revert would make of what stands now. */
export const AuditPreview = z.object({
  changes: z.array(z.object({ field: z.string(), now: z.unknown(), becomes: z.unknown() })),
  names: z.record(z.string(), AuditName),
})
export type AuditPreview = z.infer<typeof AuditPreview>
