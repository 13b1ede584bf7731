import { OTP_MINUTES } from '@diwan/contract/identity/limits'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { hashToken, isPassword, newToken } from '../../../../kit/secrets/secrets.ts'
import { forgiveGuesses } from '../../queries/otp-locks.ts'
import { exchangeCode, readReset } from '../../queries/reset-codes.ts'
import { chargeGuess, ofAccount, ofAddress } from './guesses.ts'

const wrong = () => new Problem('identity.otp_wrong', { fields: [{ path: 'code', code: 'otp' }] })

/** Takes the code, once, in the browser that asked for it, and answers the ticket that sets one new password. */
export async function verifyCode(
  ctx: Ctx,
  { code }: { code: string },
  { handle, address }: { handle: string | undefined; address: string },
): Promise<string> {
  const { db, clock } = ctx
  const reset = handle ? await readReset(db, hashToken(handle)) : undefined
  await chargeGuess(ctx, [...(reset ? [ofAccount(reset.asker)] : []), ofAddress(address)])

  const right = await isPassword(reset?.code_hash ?? undefined, code) // as slow for whoever has no code
  const now = clock.now()
  if (!right || !reset?.code_hash || !reset.code_until || reset.code_until <= now) throw wrong()
  const ticket = newToken()
  const until = new Date(now.getTime() + OTP_MINUTES * 60_000)
  const first = await exchangeCode(db, { asker: reset.asker, codeHash: reset.code_hash, ticketHash: hashToken(ticket), until })
  if (!first) throw wrong()
  await forgiveGuesses(db, ofAccount(reset.asker))
  return ticket
}
