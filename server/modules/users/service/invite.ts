import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { userEvents } from '@diwan/contract/users/events'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import { isAwaited } from '../presenter/user.ts'
import { beginInvitations } from '../queries/invitations.ts'
import { lockUser, readByEmails } from '../queries/users.ts'
import { TOPIC } from '../topics.ts'
import { demandAdmitted, readAdmitted } from './admit.ts'

export const SEND_INVITATION = 'users.sendInvitation'

/**
 * Asks for the mails in the transaction of the caller; they leave after it. The job is told the round and nothing else: the
 * link, which it makes itself, stands nowhere as text. Answers how many people are written to.
 */
export async function invite({ portal, clock }: Ctx, tx: Tx, userIds: readonly string[]): Promise<number> {
  if (portal.mail.kind === 'none') throw new Problem('identity.mail_not_set_up')
  const begun = await beginInvitations(tx.db, userIds, clock.now())
  for (const { user_id: id, round } of begun) {
    await portal.jobs.post(tx.db, SEND_INVITATION, { round })
    tx.record(userEvents.invited, { id }, { object: id, topics: [TOPIC] })
  }
  tx.afterwards(() => Promise.resolve(portal.jobs.wakeBackgroundJob(SEND_INVITATION)))
  return begun.length
}

export async function inviteUser(ctx: Ctx, { id }: InputOf<typeof users.invite>): Promise<string> {
  await write(ctx, async (tx) => {
    const row = await lockUser(tx.db, id)
    demand(can, 'update', ctx.actor, row)
    await demandAdmitted(ctx, tx.db, row)
    if (!isAwaited(row)) throw new Problem('wrong_state')
    if ((await invite(ctx, tx, [id])) === 0) throw new Problem('too_many_requests', { retryAfter: 3_600 })
    return null
  })
  return id
}

/** Imported people. Those who joined already, or may not be changed by the caller, are skipped silently. */
export async function inviteMany(
  ctx: Ctx,
  { emails }: InputOf<typeof users.inviteMany>,
): Promise<OutputOf<typeof users.inviteMany>> {
  return write(ctx, async (tx) => {
    const found = await readByEmails(tx.db, emails)
    const waiting = await readAdmitted(ctx, tx.db, found.filter(isAwaited))
    return {
      invited: await invite(
        ctx,
        tx,
        waiting.map(({ id }) => id),
      ),
    }
  })
}
