import { instantText } from '@diwan/core/formats'
import type { FileAnswer, InputOf } from '@diwan/contract/kit/endpoint'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import { MAX_EXPORTED } from '@diwan/contract/tickets/limits'
import type { TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { writeCsv } from '../../../kit/csv/write-csv.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access.ts'
import { readTickets } from '../queries/list.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { withDays } from './read.ts'

const AT_ONCE = 1000
const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

/** The filtered list to its end, of what this caller may carry away, in the language, calendar and digits they read. */
export async function exportTickets(ctx: Ctx, { format, ...input }: InputOf<typeof tickets.export>): Promise<FileAnswer> {
  const { language, reading } = ctx.actor
  const say = words[language]
  const instant = (at: Date | null) => (at ? instantText(toSeconds(at), reading) : '')
  const columns: readonly (readonly [heading: string, cell: (row: TicketRow) => string])[] = [
    [say.column_ticket, (row) => row.short_id],
    [say.subject, (row) => row.subject],
    [say.status, (row) => say[`status_${row.status as TicketStatus}`]],
    [say.priority, (row) => say[`priority_${row.priority as TicketPriority}`]],
    [say.requester, (row) => row.requester_name],
    [say.openedBy, (row) => row.opener_name ?? ''],
    [say.assignee, (row) => row.assignee_name ?? ''],
    [say.department, (row) => (language === 'ar' ? row.department_ar : row.department_en)],
    [say.group, (row) => (language === 'ar' ? row.group_ar : row.group_en)],
    [say.created, (row) => instant(row.created_at)],
    [say.updated, (row) => instant(row.activity_at)],
    [say['closedOn'], (row) => instant(row.closed_at)],
  ]
  const rows = await readAll(ctx, input)
  const heading = columns.map(([name]) => name)
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)))
  const bytes = format === 'csv' ? Buffer.from(writeCsv(heading, cells)) : await writeSheet(heading, cells, language === 'ar')
  return {
    name: `${say['exportName']}-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    shown: false,
    open: () => Promise.resolve(Readable.from([bytes])),
  }
}

/** By the ranges of the right to export; what may be carried away but not seen stays. */
async function readAll({ db, actor }: Ctx, input: Omit<InputOf<typeof tickets.export>, 'format'>): Promise<TicketRow[]> {
  const asked = withDays(actor, input)
  const rows: TicketRow[] = []
  for (;;) {
    const page = await readTickets(db, actor, asked, rows.at(-1), AT_ONCE, 'tickets.export')
    rows.push(...page)
    if (page.length < AT_ONCE || rows.length >= MAX_EXPORTED) break
  }
  return rows.slice(0, MAX_EXPORTED).filter((row) => can.view(actor, row))
}

/** Every cell is text, so none is a formula. Loaded by the first who asks. */
async function writeSheet(heading: string[], rows: string[][], rightToLeft: boolean): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node')
  const text = (value: string) => ({ value, type: String })
  const sheet = [heading.map((value) => ({ ...text(value), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(text))]
  const widths = heading.map((_name, column) => ({ width: column === 1 ? 48 : 20 }))
  return writeXlsx(sheet, { rightToLeft, columns: widths, stickyRowsCount: 1 }).toBuffer()
}
