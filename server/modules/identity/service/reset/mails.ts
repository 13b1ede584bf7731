import { CODES_AN_HOUR } from '@diwan/contract/identity/limits'
import type { Queryable } from '../../../../kit/db/database.ts'
import { secondsUntil } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { keepGuesses, lockGuesses } from '../../queries/otp-locks.ts'

const HOUR_MS = 3_600_000

/** Counts one more mail of this hour to an address; a browser known to it has a count of its own, which no stranger fills. */
export async function countMail(db: Queryable, asker: Buffer, knownBrowser: Buffer | null, now: Date): Promise<void> {
  const who = ['mails', asker.toString('hex'), ...(knownBrowser ? [knownBrowser.toString('hex')] : [])].join(':')
  const [row] = await lockGuesses(db, [who], now)
  const free = new Date(row!.since.getTime() + HOUR_MS)
  const fresh = row!.failures === 0 || free <= now
  const asked = (fresh ? 0 : row!.failures) + 1
  if (asked > CODES_AN_HOUR) throw new Problem('too_many_requests', { retryAfter: secondsUntil(free, now) })
  await keepGuesses(db, [{ ...row!, failures: asked, since: fresh ? now : row!.since, at: now }])
}
