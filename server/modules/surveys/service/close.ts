import type { Queryable } from '../../../kit/db/database.ts'
import { countAddressed, readTokens } from '../../audience/public.ts'
import { readFields } from '../../fields/public.ts'
import { insertCells, insertTexts } from '../queries/cells.ts'
import { countParticipations } from '../queries/participations.ts'
import { closeDrafts } from '../queries/responses.ts'
import { dropSheets, settleAll, sheetsOf } from '../queries/sheets.ts'
import { updateSurvey, type SurveyRow } from '../queries/surveys.ts'
import { published } from './cells.ts'
import { gathering } from './gather.ts'

/** Under the lock of the survey, in the transaction that closes it: how many were asked, and what may be shown of an anonymous one. */
export async function closeSurvey(db: Queryable, row: SurveyRow): Promise<void> {
  const invited = await countAddressed(db, await readTokens(db, row.id))
  if (!row.anonymous) {
    await closeDrafts(db, row.id)
    return updateSurvey(db, row.id, { invited })
  }
  const answered = await countParticipations(db, row.id)
  await updateSurvey(db, row.id, { invited, answered })
  if (answered >= row.k) await keepShown(db, row)
  await settleAll(db, row.id)
  if (answered < row.k) await dropSheets(db, row.id)
}

/** Computed once: all readers see the same cells at all times. */
async function keepShown(db: Queryable, { id, set_id, set_version, breakdown, buckets, k }: SurveyRow): Promise<void> {
  const fields = await readFields(db, { setId: set_id!, version: set_version! })
  const parts = breakdown ? buckets : null
  const gathered = gathering(fields, parts)
  for await (const sheets of sheetsOf(db, id)) for (const { answers, bucket } of sheets) gathered.take(answers, bucket)
  const { cells, texts } = published(fields, gathered.done(), parts, k)
  await insertCells(db, id, cells)
  await insertTexts(db, id, texts)
}
