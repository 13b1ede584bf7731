import { OTP_LOCK_MINUTES, OTP_TRIES, OTP_TRIES_OF_ADDRESS } from '@diwan/contract/identity/limits'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { hashToken } from '../../../../kit/secrets/secrets.ts'
import type { OtpLock } from '../../queries/otp-locks.ts'
import { keepGuesses, lockGuesses, readLocks } from '../../queries/otp-locks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Who asks for a code, as it is kept: an address is never written down for nothing. */
export const askerOf = (email: string): Buffer => hashToken(email.toLowerCase())

/** An account, by the hash of the address that was asked for: known or not makes no difference. */
export const ofAccount = (asker: Buffer): string => `account:${asker.toString('hex')}`
export const ofAddress = (address: string): string => `address:${address}`

/** Each lock in a row is twice as long as the one before, up to a day; a calm day after one begins anew. */
const lockMs = (locks: number): number => Math.min(OTP_LOCK_MINUTES * MINUTE_MS * 2 ** (locks - 1), DAY_MS)

const isLocked = ({ locked_until }: OtpLock, now: Date): boolean => locked_until !== null && locked_until > now

/** The next state of a counter that is charged with one more guess. */
function charged(lock: OtpLock, most: number, now: Date): OtpLock {
  if (isLocked(lock, now)) return { ...lock, failures: lock.failures + 1 }
  const calm = now.getTime() - (lock.locked_until ?? lock.at).getTime() > DAY_MS
  const failures = (calm || lock.locked_until ? 0 : lock.failures) + 1
  const locks = (calm ? 0 : lock.locks) + (failures >= most ? 1 : 0)
  const locked_until = failures >= most ? new Date(now.getTime() + lockMs(locks)) : null
  return { who: lock.who, failures, locks, locked_until, at: now }
}

/**
 * Charges a guess before it is compared and commits that: of fifty made at once exactly five are compared (H35). A right one
 * is forgiven afterwards.
 */
export async function chargeGuess({ db, clock }: Pick<Ctx, 'db' | 'clock'>, whos: readonly string[]): Promise<void> {
  const now = clock.now()
  const refused = await db.transaction().execute(async (trx) => {
    const locks = await lockGuesses(trx, whos, now)
    const most = (who: string) => (who.startsWith('address:') ? OTP_TRIES_OF_ADDRESS : OTP_TRIES)
    await keepGuesses(
      trx,
      locks.map((lock) => charged(lock, most(lock.who), now)),
    )
    return locks.some((lock) => isLocked(lock, now))
  })
  if (refused) throw new Problem('identity.otp_locked')
}

/** How long this account has to wait for its next code; nothing when it does not. */
export async function lockedUntil(db: Queryable, email: string, now: Date): Promise<Date | null> {
  const [lock] = await readLocks(db, [ofAccount(askerOf(email))])
  return lock && isLocked(lock, now) ? lock.locked_until : null
}

export async function demandUnlocked(db: Queryable, whos: readonly string[], now: Date): Promise<void> {
  const locks = await readLocks(db, whos)
  if (locks.some((lock) => isLocked(lock, now))) throw new Problem('identity.otp_locked')
}
