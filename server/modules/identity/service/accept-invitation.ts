import { identityEvents } from '@diwan/contract/identity/events'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { hashPassword, hashToken } from '../../../kit/secrets/secrets.ts'
import { readActor } from '../../access/public.ts'
import { lockPassword, readInvitedBy, takeInvitation, updateUser } from '../../users/public.ts'
import { demandGoodChoice } from './chosen-password.ts'

/** The first password, chosen by its person with the link of a mail, once. Answers the address to sign in with. */
export async function acceptInvitation(ctx: Ctx, { token, password }: { token: string; password: string }) {
  const { db, clock } = ctx
  const tokenHash = hashToken(token)
  const userId = await readInvitedBy(db, tokenHash, clock.now())
  const actor = userId ? await readActor(ctx, userId) : null
  if (!actor) throw new Problem('identity.invitation_expired')
  await demandGoodChoice(db, actor.id, password)
  const password_hash = await hashPassword(password)

  await write({ ...ctx, actor }, async (tx) => {
    await lockPassword(tx.db, actor.id) // the person before the invitation, as an administrator locks them
    if (!(await takeInvitation(tx.db, tokenHash, clock.now()))) throw new Problem('identity.invitation_expired')
    await updateUser(tx.db, actor.id, { password_hash, must_change_password: false })
    tx.record(identityEvents.invitationAccepted, {}, { object: actor.id, topics: ['users'] })
  })
  return { email: actor.email }
}
