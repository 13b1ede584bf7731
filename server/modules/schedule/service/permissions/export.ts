import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { MAX_EXPORTED_REQUESTS } from '@diwan/contract/schedule/limits/permissions'
import type { RequestStatus } from '@diwan/contract/schedule/vocabulary/permissions'
import { ar } from '@diwan/contract/schedule/words.ar'
import { en } from '@diwan/contract/schedule/words.en'
import { dayText, instantText } from '@diwan/core/formats'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { exportFile } from '../../../../kit/list/export-file.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { requestsPaged } from '../../queries/permissions/list.ts'
import type { RequestRow } from '../../queries/permissions/request.ts'

const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

/** The filtered list to its end, in the language, calendar and digits of the caller. */
export async function exportRequests(ctx: Ctx, { format, ...input }: InputOf<typeof permissions.export>): Promise<FileAnswer> {
  const { language, reading } = ctx.actor
  const say = words[language]
  const day = (iso: string | null) => (iso === null ? '' : dayText(iso, reading))
  const named = (one: { name_ar: string; name_en: string } | null) =>
    one === null ? '' : language === 'ar' ? one.name_ar : one.name_en
  const asked = await requestsPaged.resolved(ctx, input)
  return exportFile<RequestRow>({
    name: `${say.exportName}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    format,
    language,
    columns: [
      { heading: say.request, cell: (row) => row.short_id },
      { heading: say.requester, cell: (row) => row.requester_name, width: 28 },
      { heading: say.type, cell: (row) => named(row.type) },
      { heading: say.dateFrom, cell: (row) => day(row.date_from) },
      { heading: say.timeFrom, cell: (row) => row.time_from, width: 10 },
      { heading: say.dateTo, cell: (row) => day(row.date_to) },
      { heading: say.timeTo, cell: (row) => row.time_to, width: 10 },
      { heading: say.workingDays, cell: (row) => row.working_days, width: 12 },
      { heading: say.workingHours, cell: (row) => Math.round(row.working_seconds / 36) / 100, width: 12 },
      { heading: say.department, cell: (row) => named(row.department) },
      { heading: say.group, cell: (row) => named(row.group) },
      { heading: say.statusHead, cell: (row) => say[`status_${row.status as RequestStatus}`] },
      { heading: say.reason, cell: (row) => row.reason, width: 48 },
      { heading: say.submittedOn, cell: (row) => (row.submitted_at ? instantText(toSeconds(row.submitted_at), reading) : '') },
    ],
    pages: requestsPaged.stream(ctx, asked, MAX_EXPORTED_REQUESTS),
  })
}
