import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { applications } from '@diwan/contract/opportunities/endpoints'
import { MAX_EXPORTED } from '@diwan/contract/opportunities/limits'
import type { ApplicationStatus } from '@diwan/contract/opportunities/vocabulary'
import { ar } from '@diwan/contract/opportunities/words.ar'
import { en } from '@diwan/contract/opportunities/words.en'
import { instantTexts } from '@diwan/core/instant-texts'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { exportFile } from '../../../kit/list/export-file.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access.ts'
import { opportunityRecord } from '../kind.ts'
import type { ApplicationRow } from '../queries/applications.ts'
import { applicationsPaged } from '../queries/list.ts'

const words = { ar, en }

/** Each cell is guarded where files are written. */
export async function exportApplications(ctx: Ctx, { id, format }: InputOf<typeof applications.export>): Promise<FileAnswer> {
  const row = await opportunityRecord.readOne(ctx.db, ctx.actor, id)
  demand(can, 'decide', ctx.actor, row)
  const { language, reading } = ctx.actor
  const say = words[language]
  const [applicant, place, sent] = (['applicant', 'waitingPlace', 'appliedOn'] as const).map((key) => say[key]) as [
    string,
    string,
    string,
  ]
  const at = instantTexts(reading)
  const listed = await applicationsPaged.resolved(ctx, { view: 'received' as const, opportunityId: [id] })
  return exportFile<ApplicationRow>({
    name: `${row.position}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    format,
    language,
    columns: [
      { heading: applicant, cell: ({ applicant_name }) => applicant_name },
      { heading: say.unit, cell: ({ of_unit }) => (language === 'ar' ? of_unit?.nameAr : of_unit?.nameEn) ?? '' },
      { heading: say.status, cell: (one) => say[statusOf(one)] },
      { heading: place, cell: (one) => (one.place === null ? '' : String(one.place)) },
      { heading: sent, cell: ({ created_at }) => at(toSeconds(created_at)) },
      { heading: say.note, cell: ({ note }) => note, width: 60 },
      { heading: say.reason, cell: ({ reason }) => reason, width: 40 },
    ],
    pages: applicationsPaged.stream(ctx, listed, MAX_EXPORTED),
  })
}

const statusOf = ({ status, offered_until }: ApplicationRow) =>
  offered_until === null ? (`applied_${status as ApplicationStatus}` as const) : ('offeredShort' as const)
