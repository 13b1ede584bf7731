import { Problem } from '../../../../kit/http/problem.ts'
import { newId } from '../../../../kit/db/id.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { hashToken, newToken } from '../../../../kit/secrets/secrets.ts'
import { readNeutralReset } from '../../../settings/public.ts'
import { isKnownBrowser } from '../../queries/known-browsers.ts'
import { beginReset } from '../../queries/reset-codes.ts'
import { readSignIn } from '../../queries/sessions.ts'
import { askerOf, demandUnlocked, ofAccount, ofAddress, ofBrowser } from './guesses.ts'
import { countMail } from './mails.ts'

export const SEND_CODE = 'identity.sendCode'

/**
 * Begins a reset and answers the handle that binds it to this browser. Known and unknown addresses walk the same statements;
 * only the organisation's wish tells them apart (Q.74). The job is told the round and nothing else: neither the code, which
 * it makes itself, nor the address stands among the jobs.
 */
export async function askForCode(
  ctx: Ctx,
  { email }: { email: string },
  { address, browser }: { address: string; browser: string },
): Promise<string> {
  const { db, clock, portal } = ctx
  if (portal.mail.kind === 'none') throw new Problem('identity.mail_not_set_up')
  const [asker, browserHash] = [askerOf(email), hashToken(browser)]
  const now = clock.now()
  const [user, neutral] = await Promise.all([readSignIn(db, email), readNeutralReset(db)])
  if (!user && !neutral) throw new Problem('identity.email_not_found')
  const userId = user?.id ?? null

  const known = await isKnownBrowser(db, userId, browserHash)
  await demandUnlocked(db, [ofBrowser(browserHash), ofAddress(address), ...(known ? [] : [ofAccount(asker)])], now)
  const [handle, round] = [newToken(), newId()]
  await db.transaction().execute(async (trx) => {
    await countMail(trx, asker, known ? browserHash : null, now)
    await beginReset(trx, { asker, browserHash, userId, round, handleHash: hashToken(handle), now })
    await portal.jobs.post(trx, SEND_CODE, { round })
  })
  portal.jobs.wakeBackgroundJob(SEND_CODE)
  return handle
}
