import { instantText } from '@diwan/core/formats'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import { MAX_EXPORTED } from '@diwan/contract/tickets/limits'
import type { TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { streamCsv } from '../../../kit/csv/write-csv.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { streamXlsx } from '../../../kit/xlsx/stream-xlsx.ts'
import { can } from '../access.ts'
import { readTickets } from '../queries/list.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { withDays } from './read.ts'

const AT_ONCE = 500
const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

/** The filtered list to its end, of what this caller may carry away, in the language, calendar and digits they read. */
export function exportTickets(ctx: Ctx, { format, ...input }: InputOf<typeof tickets.export>): FileAnswer {
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
  const heading = columns.map(([name]) => name)
  const pages = cellsOf(
    ctx,
    input,
    columns.map(([, cell]) => cell),
  )
  const look = { rightToLeft: language === 'ar', widths: heading.map((_name, column) => (column === 1 ? 48 : 20)) }
  return {
    name: `${say['exportName']}-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: null,
    etag: null,
    shown: false,
    open: () => Promise.resolve(format === 'csv' ? streamCsv(heading, pages) : streamXlsx(heading, pages, look)),
  }
}

/**
 * By the ranges of the right to export; what may be carried away but not seen stays. The next page is read when the one before
 * has left, and never for somebody who is gone.
 */
async function* cellsOf(
  { db, actor }: Ctx,
  input: Omit<InputOf<typeof tickets.export>, 'format'>,
  cells: readonly ((row: TicketRow) => string)[],
): AsyncGenerator<string[][]> {
  const asked = withDays(actor, input)
  let last: TicketRow | undefined
  for (let read = 0; read < MAX_EXPORTED; read += AT_ONCE) {
    const page = await readTickets(db, actor, asked, last, AT_ONCE, 'tickets.export')
    yield page.filter((row) => can.view(actor, row)).map((row) => cells.map((cell) => cell(row)))
    last = page.at(-1)
    if (page.length < AT_ONCE) return
  }
}
