import { z } from 'zod'
import { Seconds, Uuid, Version } from '../../kit/ids.ts'
import { MAX_BULK, MAX_RUNS } from '../limits.ts'
import { CloseReason, Ticket, TicketPriority } from '../schemas.ts'
import { BULK_COMMANDS, BULK_STATES } from '../vocabulary.ts'

/** What is done with each ticket, each by its own right and state. */
export const BulkCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('take') }),
  z.strictObject({ name: z.literal('unassign') }),
  z.strictObject({ name: z.literal('assign'), assigneeId: Uuid }),
  z.strictObject({ name: z.literal('transfer'), departmentId: Uuid, groupId: Uuid }),
  z.strictObject({ name: z.literal('priority'), to: TicketPriority }),
  z.strictObject({ name: z.literal('close'), reason: CloseReason }),
])
export type BulkCommand = z.infer<typeof BulkCommand>

/** Each in the version that was seen. */
const seen = z.strictObject({ id: Uuid, version: Version })
export const StartBulk = z.strictObject({
  tickets: z
    .array(seen)
    .min(1)
    .max(MAX_BULK)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'twice'),
  command: BulkCommand,
})
export type StartBulk = z.infer<typeof StartBulk>

export const BulkRow = z.object({
  id: Uuid,
  /** Nothing where the caller may not see it. */
  ticket: Ticket.pick({ id: true, shortId: true, subject: true, status: true }).nullable(),
  state: z.enum(BULK_STATES),
  /** Why it was refused. */
  code: z.string().nullable(),
})
export type BulkRow = z.infer<typeof BulkRow>

const BulkName = z.enum(BULK_COMMANDS)

export const BulkRun = z.object({
  id: Uuid,
  command: BulkName,
  finished: z.boolean(),
  rows: z.array(BulkRow).max(MAX_BULK),
})
export type BulkRun = z.infer<typeof BulkRun>

/** A run in one line: how many of its tickets came to which end. */
export const BulkLine = z.object({
  id: Uuid,
  command: BulkName,
  createdDate: Seconds,
  finished: z.boolean(),
  counts: z.record(z.enum(BULK_STATES), z.int()),
})
export type BulkLine = z.infer<typeof BulkLine>

export const BulkLines = z.object({ items: z.array(BulkLine).max(MAX_RUNS) })
