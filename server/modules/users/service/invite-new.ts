import { emailKey } from '@diwan/core/email'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { users } from '@diwan/contract/users/endpoints/users'
import { MAX_FIRST_NAME, MAX_FULL_NAME } from '@diwan/contract/users/limits'
import { NewPerson, type InviteNew } from '@diwan/contract/users/schemas/user'
import { nameOfAddress } from '@diwan/core/person-name'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { isAwaited } from '../presenter/user.ts'
import { readByEmails } from '../queries/users.ts'
import { readAdmitted } from './admit.ts'
import { createMany } from './import/apply.ts'
import { invite } from './invite.ts'
import { demandGrantable, demandLinks } from './rules.ts'

/** People who are not there yet are made and written to; of the others, those who still wait are written to again. */
export async function inviteNew(ctx: Ctx, input: InputOf<typeof users.inviteNew>): Promise<OutputOf<typeof users.inviteNew>> {
  if (ctx.portal.mail.kind === 'none') throw new Problem('identity.mail_not_set_up')
  const memberships = input.unitId === null ? [] : [{ unitId: input.unitId, relation: 'member' as const }]
  await demandGrantable(ctx, ctx.db, 'users.create', { role: input.role, memberships })
  const emails = input.people.map(({ email }) => email)
  return write(ctx, async (tx) => {
    await demandLinks(tx.db, { memberships })
    const known = await readByEmails(tx.db, emails)
    const taken = new Set(known.map(({ email }) => emailKey(email)))
    const fresh = input.people.filter(({ email }) => !taken.has(emailKey(email)))
    const made = await createMany(
      ctx,
      tx,
      fresh.map((person) => newPerson(person, input.role, memberships)),
    )
    const waiting = await readAdmitted(ctx, tx.db, known.filter(isAwaited))
    await invite(ctx, tx, [...made, ...waiting.map(({ id }) => id)])
    const written = new Set([...fresh, ...waiting].map(({ email }) => emailKey(email)))
    const isWritten = (email: string) => written.has(emailKey(email))
    return { invited: emails.filter(isWritten), others: emails.filter((email) => !isWritten(email)) }
  })
}

function newPerson({ email, fullName }: InviteNew['people'][number], role: InviteNew['role'], memberships: object[]): NewPerson {
  const name = (fullName === '' ? nameOfAddress(email) : fullName).slice(0, MAX_FULL_NAME)
  const [first = name] = name.split(/\s+/)
  return NewPerson.parse({ email, fullName: name, firstName: first.slice(0, MAX_FIRST_NAME), role, memberships })
}
