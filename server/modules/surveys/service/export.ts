import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { responses } from '@diwan/contract/surveys/endpoints'
import { MAX_EXPORTED } from '@diwan/contract/surveys/limits'
import { ar } from '@diwan/contract/surveys/words.ar'
import { en } from '@diwan/contract/surveys/words.en'
import { instantTexts } from '@diwan/core/instant-texts'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { exportSheets } from '../../fields/public.ts'
import { can } from '../access.ts'
import { responsesExported } from '../queries/list.ts'
import { readSurvey } from '../queries/surveys.ts'

const words = { ar, en }

/** All that was said by name in a survey; of an anonymous one there is nothing that could be exported. */
export async function exportResponses(ctx: Ctx, { id, format }: InputOf<typeof responses.export>): Promise<FileAnswer> {
  const survey = await readSurvey(ctx.db, id)
  demand({ view: can.identified }, 'view', ctx.actor, survey)
  const { language, reading } = ctx.actor
  const say = words[language]
  const at = instantTexts(reading)
  const listed = await responsesExported.resolved(ctx, { view: 'received' as const, surveyId: [id] })
  return exportSheets(ctx, {
    name: language === 'ar' ? survey.name_ar : survey.name_en,
    format,
    setId: survey.set_id,
    columns: [
      { heading: say.response, cell: (row) => row.short_id },
      { heading: say.sentBy, cell: (row) => row.sender_name },
      { heading: say.sentOn, cell: (row) => (row.sent === null ? '' : at(row.sent)) },
    ],
    pages: responsesExported.stream(ctx, listed, MAX_EXPORTED),
  })
}
