import { z } from 'zod'
import { MAX_BULK } from '../../bulk/limits.ts'
import { bulkLine, bulkLines, rowFields, seenRecords } from '../../bulk/schemas.ts'
import { Uuid } from '../../kit/ids.ts'
import { CloseReason, Ticket, TicketPriority } from './ticket.ts'
import { BULK_COMMANDS } from '../vocabulary.ts'

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

export const StartBulk = z.strictObject({ tickets: seenRecords('ticket'), command: BulkCommand })
export type StartBulk = z.infer<typeof StartBulk>

export const BulkRow = z.object({
  ...rowFields,
  /** Nothing where the caller may not see it. */
  ticket: Ticket.pick({ id: true, shortId: true, subject: true, status: true }).nullable(),
})
export type BulkRow = z.infer<typeof BulkRow>

export const BulkRun = z.object({
  id: Uuid,
  command: z.enum(BULK_COMMANDS),
  finished: z.boolean(),
  rows: z.array(BulkRow).max(MAX_BULK),
})
export type BulkRun = z.infer<typeof BulkRun>

export const BulkLine = bulkLine(BULK_COMMANDS)
export type BulkLine = z.infer<typeof BulkLine>

export const BulkLines = bulkLines(BulkLine)
