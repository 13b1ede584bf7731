import { identityEvents } from '@diwan/contract/identity/events'
import type { ChangePassword } from '@diwan/contract/identity/schemas/identity'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { hashPassword, isPassword } from '../../../kit/secrets/secrets.ts'
import { lockPassword, readPassword, updateUser } from '../../users/public.ts'
import { deleteSessions } from '../queries/sessions.ts'
import { demandGoodChoice } from './chosen-password.ts'
import { confirmByMail } from './letters.ts'

/** The own password: hashing happens before the transaction, and what was verified is held against what is locked. */
export async function changePassword(ctx: Ctx, input: ChangePassword): Promise<void> {
  const stored = await readPassword(ctx.db, ctx.actor.id)
  if (!(await isPassword(stored, input.current))) throw refused('current', 'wrong_password')
  if (input.password === input.current) throw refused('password', 'same_as_current')
  await demandGoodChoice(ctx.db, ctx.actor.id, input.password, 'identity.change_password_failed')
  const password_hash = await hashPassword(input.password)

  await write(ctx, async (tx) => {
    if ((await lockPassword(tx.db, ctx.actor.id)) !== stored) throw new Problem('changed_meanwhile')
    await updateUser(tx.db, ctx.actor.id, { password_hash, must_change_password: false })
    const endedSessions = await deleteSessions(tx.db, ctx.actor.id, ctx.sessionId)
    tx.record(identityEvents.passwordChanged, { endedSessions }, { object: ctx.actor.id })
    await confirmByMail(ctx.portal, tx.db, ctx.actor.id, ctx.clock.now())
  })
  ctx.portal.bus.publish({ people: [ctx.actor.id] })
}

/** S8.04, with the field that was refused. */
const refused = (path: string, code: string): Problem =>
  new Problem('identity.change_password_failed', { fields: [{ path, code }] })
