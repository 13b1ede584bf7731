import { emailKey } from '@diwan/core/email'
import {
  OTP_ACCOUNT_LOCK_MINUTES,
  OTP_LOCK_MINUTES,
  OTP_TRIES,
  OTP_TRIES_OF_ACCOUNT,
  OTP_TRIES_OF_ADDRESS,
} from '@diwan/contract/identity/limits'
import type { Queryable } from '../../../../kit/db/database.ts'
import { placeOf } from '../../../../kit/http/place.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { secondsUntil } from '../../../../kit/clock/clock.ts'
import { hashToken } from '../../../../kit/secrets/secrets.ts'
import type { OtpLock } from '../../queries/otp-locks.ts'
import { keepGuesses, lockGuesses, readLocks } from '../../queries/otp-locks.ts'
import { readAskingBrowsers } from '../../queries/reset-codes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Who asks for a code, as it is kept: an address is never written down for nothing. */
export const askerOf = (email: string): Buffer => hashToken(emailKey(email))

/** An account, by the hash of the address that was asked for: known or not makes no difference. */
export const ofAccount = (asker: Buffer): string => `account:${asker.toString('hex')}`
export const ofAddress = (address: string): string => `address:${placeOf(address)}`
export const ofBrowser = (browserHash: Buffer): string => `browser:${browserHash.toString('hex')}`

interface Bound {
  /** So many wrong codes begin a wait. */
  readonly most: number
  readonly firstWaitMs: number
  /** After which they count from the beginning; without it only a calm day forgets them. */
  readonly withinMs: number
}

const firstWaitMs = OTP_LOCK_MINUTES * MINUTE_MS
const bounds: Readonly<Record<string, Bound>> = {
  browser: { most: OTP_TRIES, firstWaitMs, withinMs: Infinity },
  address: { most: OTP_TRIES_OF_ADDRESS, firstWaitMs, withinMs: Infinity },
  account: { most: OTP_TRIES_OF_ACCOUNT, firstWaitMs: OTP_ACCOUNT_LOCK_MINUTES * MINUTE_MS, withinMs: HOUR_MS },
}
const boundOf = (who: string): Bound => bounds[who.split(':')[0]!]!

const isLocked = ({ locked_until }: OtpLock, now: Date): boolean => locked_until !== null && locked_until > now

/**
 * The next state of a counter that is charged with one more guess. Each wait in a row is twice as long as the one before, up to
 * a day; after a calm day the first is the first again.
 */
function charged(lock: OtpLock, now: Date): OtpLock {
  if (isLocked(lock, now)) return { ...lock, failures: lock.failures + 1 }
  const { most, firstWaitMs: wait, withinMs } = boundOf(lock.who)
  const calm = now.getTime() - (lock.locked_until ?? lock.at).getTime() > DAY_MS
  const first = calm || lock.failures === 0 || lock.locked_until !== null || now.getTime() - lock.since.getTime() >= withinMs
  const failures = first ? 1 : lock.failures + 1
  const full = failures >= most
  const locks = (calm ? 0 : lock.locks) + (full ? 1 : 0)
  const locked_until = full ? new Date(now.getTime() + Math.min(wait * 2 ** (locks - 1), DAY_MS)) : null
  return { who: lock.who, failures, locks, locked_until, since: first ? now : lock.since, at: now }
}

/**
 * Charges a guess before it is compared and commits that: of fifty made at once exactly five are compared (H35). A right one
 * is forgiven afterwards. The waits of those spared hold nobody up; answers which of them wait.
 */
export async function chargeGuess(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  whos: readonly string[],
  spared: readonly string[] = [],
): Promise<string[]> {
  const now = clock.now()
  const waiting = await db.transaction().execute(async (trx) => {
    const locks = await lockGuesses(trx, whos, now)
    await keepGuesses(
      trx,
      locks.map((lock) => charged(lock, now)),
    )
    return locks.filter((lock) => isLocked(lock, now))
  })
  demandNone(
    waiting.filter(({ who }) => !spared.includes(who)),
    now,
  )
  return waiting.map(({ who }) => who)
}

/** Told with the longest of these waits. */
function demandNone(waiting: readonly OtpLock[], now: Date): void {
  const until = latestOf(waiting)
  if (until) throw new Problem('identity.otp_locked', { retryAfter: secondsUntil(until, now) })
}

const latestOf = (locks: readonly OtpLock[]): Date | undefined =>
  locks.flatMap(({ locked_until: until }) => until ?? []).toSorted((one, other) => Number(other) - Number(one))[0]

/** Whatever may make the person of this account wait: the account, and the browsers that asked for it. */
export const waitsOf = async (db: Queryable, email: string): Promise<string[]> => {
  const asker = askerOf(email)
  return [ofAccount(asker), ...(await readAskingBrowsers(db, asker)).map(ofBrowser)]
}

/** How long somebody has to wait for the next code of this account; nothing when nobody does. */
export async function lockedUntil(db: Queryable, email: string, now: Date): Promise<Date | null> {
  const locks = await readLocks(db, await waitsOf(db, email))
  return latestOf(locks.filter((lock) => isLocked(lock, now))) ?? null
}

export async function demandUnlocked(db: Queryable, whos: readonly string[], now: Date): Promise<void> {
  const locks = await readLocks(db, whos)
  demandNone(
    locks.filter((lock) => isLocked(lock, now)),
    now,
  )
}
