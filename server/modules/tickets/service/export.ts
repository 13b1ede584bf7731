import { instantText } from '@diwan/core/formats'
import { covers } from '@diwan/contract/access/vocabulary'
import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { MAX_EXPORTED } from '@diwan/contract/tickets/limits'
import type { TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { createSentences } from '../../../kit/words/sentences.ts'
import { customColumns, customOfAll } from '../../custom-fields/public.ts'
import { can } from '../access.ts'
import { countTickets, resolved, streamTickets, type TicketListQuery } from '../queries/list.ts'
import type { TicketRow } from '../queries/tickets.ts'

const sentences = createSentences({ tickets: { ar, en } })
const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

/** The filtered list to its end, of what this caller may carry away, in the language, calendar and digits they read. */
export async function exportTickets(ctx: Ctx, { format, ...input }: InputOf<typeof tickets.export>): Promise<FileAnswer> {
  const { language, reading } = ctx.actor
  const say = words[language]
  const instant = (at: Date | null) => (at ? instantText(toSeconds(at), reading) : '')
  const own = await customColumns<Exported>(ctx, 'ticket', ({ custom }) => custom)
  const columns: readonly ExportColumn<Exported>[] = [
    { heading: say.column_ticket, cell: (row) => row.short_id },
    { heading: say.subject, cell: (row) => row.subject, width: 48 },
    { heading: say.status, cell: (row) => say[`status_${row.status as TicketStatus}`] },
    { heading: say.priority, cell: (row) => say[`priority_${row.priority as TicketPriority}`] },
    { heading: say.requester, cell: (row) => row.requester_name },
    { heading: say.openedBy, cell: (row) => row.opener_name ?? '' },
    { heading: say.assignee, cell: (row) => row.assignee_name ?? '' },
    { heading: say.department, cell: (row) => (language === 'ar' ? row.department_ar : row.department_en) },
    { heading: say.group, cell: (row) => (language === 'ar' ? row.group_ar : row.group_en) },
    { heading: say.created, cell: (row) => instant(row.created_at) },
    { heading: say.updated, cell: (row) => instant(row.activity_at) },
    { heading: say['closedOn'], cell: (row) => instant(row.closed_at) },
    ...own,
  ]
  const taken = { count: 0 }
  return exportFile({
    name: `${say['exportName']}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    format,
    language,
    columns,
    pages: pagesOf(ctx, input, taken, own.length > 0),
    lastLine: async () => leftOut(ctx.db, ctx.actor, await resolved(ctx, input), taken.count),
  })
}

/** With what it says under custom fields. */
type Exported = TicketRow & { readonly custom: readonly CustomField[] }

/** By the ranges of the right to export; what may be carried away but not seen stays. */
async function* pagesOf(
  ctx: Ctx,
  input: Omit<InputOf<typeof tickets.export>, 'format'>,
  taken: { count: number },
  withCustom: boolean,
): AsyncGenerator<Exported[]> {
  for await (const page of streamTickets(ctx, await resolved(ctx, input), MAX_EXPORTED, 'tickets.export')) {
    const seen = page.filter((row) => can.view(ctx.actor, row))
    taken.count += seen.length
    const custom = await customOfAll(ctx.db, withCustom ? seen.map(({ id }) => id) : [])
    yield seen.map((row) => ({ ...row, custom: custom.get(row.id) ?? [] }))
  }
}

/** The last line: how much of the list this file does not hold; nothing when it holds all. */
async function leftOut(db: Queryable, actor: Actor, asked: TicketListQuery, taken: number): Promise<string> {
  const mayAll = [...(actor.grants.get('tickets.view') ?? [])].every((one) =>
    covers([...(actor.grants.get('tickets.export') ?? [])], one),
  )
  if (mayAll && taken < MAX_EXPORTED) return ''
  const [listed = 0] = await countTickets(db, actor, [asked], taken + COUNT_LIMIT + 1)
  const count = Math.min(listed - taken, COUNT_LIMIT)
  if (count <= 0) return ''
  const [exact, more] = taken >= MAX_EXPORTED ? ['exportFull', 'exportFullMore'] : ['exportLeftOut', 'exportLeftOutMore']
  const key = listed - taken > COUNT_LIMIT ? more : exact
  return sentences(actor.language, 'tickets', key, { count }, actor.reading)
}
