import { STEPS_A_PAGE, STEPS_PAGE_BYTES } from '@diwan/contract/documents/limits'
import type { KeptStep } from '@diwan/contract/documents/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Charge } from '../../../kit/http/route.ts'
import type { DocumentRow } from '../queries/documents.ts'
import { readStepsPage } from '../queries/steps.ts'
import { chargeSteps } from './budget.ts'

/** The steps after a version, as many as a page holds; a copy older than the log, or newer than the document, cannot be joined. */
export async function missedSteps(
  db: Queryable,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
  after: number,
  charge: Charge,
): Promise<{ version: number; steps: KeptStep[] }> {
  const steps = await readStepsPage(db, id, after, { rows: STEPS_A_PAGE, bytes: STEPS_PAGE_BYTES })
  const isWhole = after === version || steps[0]?.version === after + 1
  if (!isWhole) throw new Problem('documents.too_old')
  await chargeSteps(charge, steps)
  return { version, steps }
}
