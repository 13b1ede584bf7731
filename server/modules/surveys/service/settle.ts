import type { Portal } from '../../../kit/portal.ts'
import type { Reaction } from '../../../kit/record/jobs.ts'
import { surveyEvents } from '@diwan/contract/surveys/events'
import { countPending, readCollecting, settleOldest, vacuumSheets } from '../queries/sheets.ts'
import { lockSurvey } from '../queries/surveys.ts'

/**
 * At night the oldest answers of each anonymous survey settle: at least `k` of them, and `k` are left, so that those that settle last
 * are as many. Sheets that state a department settle with others of that department, because its members are known. With fewer than
 * twice `k` nothing moves.
 */
export async function settleSheets({ db }: Pick<Portal, 'db'>): Promise<void> {
  for (const id of await readCollecting(db))
    await db.transaction().execute(async (trx) => {
      const survey = await lockSurvey(trx, id)
      if (!survey || survey.status === 'CLOSED') return
      for (const { bucket, n } of await countPending(trx, id))
        if (n >= 2 * survey.k) await settleOldest(trx, id, { bucket, n: n - survey.k })
    })
  await vacuumSheets(db)
}

/** Once a survey was closed, what was settled then leaves the files of the database as well. */
export const vacuumAfterClosing = ({ db }: Portal): Reaction => ({
  name: 'surveys.vacuum',
  events: [surveyEvents.closed.name],
  run: () => vacuumSheets(db),
})
