import { OTP_MINUTES } from '@diwan/contract/identity/limits'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { hashToken, isPassword, newToken } from '../../../../kit/secrets/secrets.ts'
import { isKnownBrowser } from '../../queries/known-browsers.ts'
import { forgiveGuesses } from '../../queries/otp-locks.ts'
import { exchangeCode, readReset, type ResetRow } from '../../queries/reset-codes.ts'
import { chargeGuess, ofAccount, ofAddress, ofBrowser } from './guesses.ts'

const wrong = () => new Problem('identity.otp_wrong', { fields: [{ path: 'code', code: 'otp' }] })

/** Takes the code, once, in the browser that asked for it, and answers the ticket that sets one new password. */
export async function verifyCode(
  ctx: Ctx,
  { code }: { code: string },
  { handle, address }: { handle: string | undefined; address: string },
): Promise<string> {
  const { db, clock } = ctx
  const reset = handle ? await readReset(db, hashToken(handle)) : undefined
  const charged = reset ? await chargeAll(ctx, reset, address) : await chargeGuess(ctx, [ofAddress(address)])

  const right = await isPassword(reset?.code_hash ?? undefined, code) // as slow where there is no code
  const now = clock.now()
  if (!right || !reset?.code_hash || !reset.code_until || reset.code_until <= now) throw wrong()
  const ticket = newToken()
  const until = new Date(now.getTime() + OTP_MINUTES * 60_000)
  const first = await exchangeCode(db, { round: reset.round, codeHash: reset.code_hash, ticketHash: hashToken(ticket), until })
  if (!first) throw wrong()
  await forgiveGuesses(db, charged)
  return ticket
}

/**
 * Charges browser, account and address, and answers which of them a right code forgives. A browser that signed in to the
 * account before is not held up by what strangers guessed at it, and its right code does not end their wait either.
 */
async function chargeAll(ctx: Ctx, { user_id, asker, browser_hash }: ResetRow, address: string): Promise<string[]> {
  const [browser, account] = [ofBrowser(browser_hash), ofAccount(asker)]
  const known = await isKnownBrowser(ctx.db, user_id, browser_hash)
  const waiting = await chargeGuess(ctx, [browser, account, ofAddress(address)], known ? [account] : [])
  return waiting.includes(account) ? [browser] : [browser, account]
}
