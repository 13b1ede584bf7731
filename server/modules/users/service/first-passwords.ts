import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { userEvents } from '@diwan/contract/users/events'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { hashPassword, NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { readByEmails, updateUser } from '../queries/users.ts'
import { TOPIC } from '../topics.ts'
import { readAdmitted } from './admit.ts'
import { makePassword, namedOf } from './password-choice.ts'

/**
 * Passwords for imported people, made once and never stored as text. People who already have one, or may not be changed by
 * the caller, is left out: this is no way to take over an account.
 */
export async function givePasswords(
  ctx: Ctx,
  { emails }: InputOf<typeof users.firstPasswords>,
): Promise<OutputOf<typeof users.firstPasswords>> {
  const found = await readByEmails(ctx.db, emails)
  const passwordless = found.filter((row) => row.password_hash === NO_PASSWORD)
  const waiting = await readAdmitted(ctx, ctx.db, passwordless)
  const given = await Promise.all(
    waiting.map(async (row) => {
      const password = await makePassword(ctx.db, namedOf(row))
      return { id: row.id, fullName: row.full_name, email: row.email, password, password_hash: await hashPassword(password) }
    }),
  )
  await write(ctx, async (tx) => {
    for (const { id, password_hash } of given) {
      await updateUser(tx.db, id, { password_hash, must_change_password: true })
      tx.record(userEvents.passwordGiven, { id }, { object: id, topics: [TOPIC] })
    }
    return null
  })
  return { items: given.map(({ fullName, email, password }) => ({ fullName, email, password })) }
}
