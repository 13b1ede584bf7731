import { KEPT_DAYS } from '@diwan/contract/custom-fields/limits'
import type { Portal } from '../../../kit/portal.ts'
import { readRemoved } from '../queries/sets.ts'
import { forgetRemoved } from '../queries/values.ts'

const DAY_MS = 86_400_000

/** What records said under fields that were removed long enough ago. */
export async function forgetOldAnswers({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  for (const { kind, keys } of await readRemoved(db, before)) {
    let done = false
    while (!done) done = await forgetRemoved(db, kind, keys)
  }
}
