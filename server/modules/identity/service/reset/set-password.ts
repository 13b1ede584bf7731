import { identityEvents } from '@diwan/contract/identity/events'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { hashPassword, hashToken, isPassword } from '../../../../kit/secrets/secrets.ts'
import { readActor } from '../../../access/public.ts'
import { endAccess, lockPassword, readPassword, updateUser } from '../../../users/public.ts'
import { takeTicket, readTicket } from '../../queries/reset-codes.ts'
import { demandGoodChoice } from '../chosen-password.ts'
import { confirmByMail } from '../letters.ts'

/** Sets a new password with the ticket of a right code: once, and every session and API token of the person ends. */
export async function resetPassword(ctx: Ctx, { password }: { password: string }, ticket: string | undefined): Promise<void> {
  const { db, clock, portal } = ctx
  const ticketHash = hashToken(ticket ?? '')
  const userId = (await readTicket(db, ticketHash, clock.now()))?.user_id
  const actor = userId ? await readActor(ctx, userId) : null
  if (!actor) throw new Problem('identity.reset_expired')
  if (await isPassword(await readPassword(db, actor.id), password)) {
    throw new Problem('identity.change_password_failed', { fields: [{ path: 'password', code: 'same_as_current' }] })
  }
  await demandGoodChoice(db, actor.id, password, 'identity.change_password_failed')
  const password_hash = await hashPassword(password)

  await write({ ...ctx, actor }, async (tx) => {
    await lockPassword(tx.db, actor.id) // the person before the ticket, as everybody locks them who ends tickets
    if (!(await takeTicket(tx.db, ticketHash, clock.now()))) throw new Problem('identity.reset_expired')
    await updateUser(tx.db, actor.id, { password_hash, must_change_password: false })
    tx.record(identityEvents.passwordReset, await endAccess(tx.db, actor.id), { object: actor.id })
    await confirmByMail(portal, tx.db, actor.id, clock.now())
  })
  portal.bus.publish({ people: [actor.id] })
}
