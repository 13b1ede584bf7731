import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { userEvents } from '@diwan/contract/users/events'
import { GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { hashPassword, NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { can } from '../access.ts'
import { readByEmails, updateUser } from '../queries/users.ts'
import { TOPIC } from '../topics.ts'

/**
 * Passwords for people a file brought, made once and kept nowhere as text. Whoever already has one, or may not be touched by
 * the caller, is left out: this is no way to take over an account.
 */
export async function givePasswords(
  ctx: Ctx,
  { emails }: InputOf<typeof users.firstPasswords>,
): Promise<OutputOf<typeof users.firstPasswords>> {
  const found = await readByEmails(ctx.db, emails)
  const waiting = found.filter((row) => row.password_hash === NO_PASSWORD && can.update(ctx.actor, row))
  const given = await Promise.all(
    waiting.map(async ({ id, full_name, email }) => {
      const password = generatePassword(randomBytes(GENERATED_PASSWORD_BYTES))
      return { id, fullName: full_name, email, password, password_hash: await hashPassword(password) }
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
