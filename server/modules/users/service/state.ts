import { userEvents } from '@diwan/contract/users/events'
import type { z } from 'zod'
import type { ResetPassword, UserCommand } from '@diwan/contract/users/schemas/user'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { deleteObject } from '../../../kit/record/objects.ts'
import { write } from '../../../kit/record/write.ts'
import { hashPassword, NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { demandSuperAdminRemains } from '../../access/public.ts'
import { releaseFile } from '../../files/public.ts'
import { setPlacesOf } from '../../units/public.ts'
import { can } from '../access.ts'
import { forgetProposal } from '../queries/name-proposals.ts'
import { forgetLastSeen } from '../queries/last-seen.ts'
import type { UserRow } from '../queries/users.ts'
import { endAccess, lockUser, updateUser } from '../queries/users.ts'
import { TOPIC } from '../topics.ts'
import { demandAdmitted } from './admit.ts'
import { demandGoodPassword, namedOf } from './password-choice.ts'
import { demandVersion } from './rules.ts'

type Command = z.infer<typeof UserCommand>

/** Lock, demand, check, do; then everything this person holds open is asked again at once. */
export async function command(
  ctx: Ctx,
  { id, version }: Command,
  flag: 'update' | 'disable' | 'delete' | 'care',
  change: (tx: Tx, row: UserRow) => Promise<void>,
): Promise<string> {
  await write(ctx, async (tx) => {
    const row = await lockUser(tx.db, id)
    if (row?.id === ctx.actor.id && (flag === 'disable' || flag === 'delete')) throw new Problem('users.not_yourself')
    demand(can, flag, ctx.actor, row)
    demandVersion(row, version)
    await change(tx, row)
    return null
  })
  ctx.portal.bus.publish({ people: [id] })
  return id
}

const delivery = (id: string) => ({ object: id, topics: [TOPIC] })

/** Everything the person was in with ends with it, by a trigger, so that enabling them later brings nothing back. */
export const disableUser = (ctx: Ctx, input: Command): Promise<string> =>
  command(ctx, input, 'disable', async (tx, row) => {
    if (row.disabled_at) throw new Problem('wrong_state')
    await updateUser(tx.db, row.id, { disabled_at: ctx.clock.now(), version: row.version + 1 })
    if (row.role === 'SUPER_ADMIN') await demandSuperAdminRemains(tx)
    tx.record(userEvents.disabled, { id: row.id }, delivery(row.id))
  })

export const enableUser = (ctx: Ctx, input: Command): Promise<string> =>
  command(ctx, input, 'disable', async (tx, row) => {
    if (!row.disabled_at) throw new Problem('wrong_state')
    await updateUser(tx.db, row.id, { disabled_at: null, version: row.version + 1 })
    tx.record(userEvents.enabled, { id: row.id }, delivery(row.id))
  })

/** What a record that points at a deleted person still shows; the screens have a word for it. */
const NOBODY = '—'

/** Everything personal goes for good; the id stays, so that every record keeps its author. */
export const deleteUser = (ctx: Ctx, input: Command): Promise<string> =>
  command(ctx, input, 'delete', async (tx, row) => {
    const now = ctx.clock.now()
    await setPlacesOf(tx.db, row.id, [])
    await forgetProposal(tx.db, row.id)
    await updateUser(tx.db, row.id, {
      full_name: NOBODY,
      first_name: '',
      last_name: '',
      other_name: '',
      email: `${row.id}@deleted.invalid`,
      mobile: null,
      phone_number: null,
      title_id: null,
      partner_id: null,
      photo_id: null,
      joined_on: null,
      can_create_opportinity: false,
      password_hash: NO_PASSWORD,
      disabled_at: row.disabled_at ?? now,
      deleted_at: now,
      version: row.version + 1,
    })
    await forgetLastSeen(tx.db, row.id) // after the sessions, which ended with the person and left it behind
    if (row.photo_id) await releaseFile(ctx.portal, tx, row.photo_id)
    await deleteObject(tx.db, row.id, now)
    if (row.role === 'SUPER_ADMIN') await demandSuperAdminRemains(tx)
    tx.record(userEvents.deleted, { id: row.id }, delivery(row.id))
  })

/** A new first password: sessions and programs that were in by the old one are not any more. */
export async function resetPassword(ctx: Ctx, { password, ...input }: z.infer<typeof ResetPassword>): Promise<string> {
  const password_hash = await hashPassword(password) // slow on purpose, so before the transaction
  return command(ctx, input, 'update', async (tx, row) => {
    await demandAdmitted(ctx, tx.db, row)
    await demandGoodPassword(tx.db, { ...namedOf(row), password, given: true })
    await updateUser(tx.db, row.id, { password_hash, must_change_password: true, version: row.version + 1 })
    await endAccess(tx.db, row.id)
    tx.record(userEvents.passwordGiven, { id: row.id }, delivery(row.id))
  })
}
