import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { passwordHolds } from '@diwan/core/password-holds'
import { ADMIN_PASSWORD_MIN, generatePassword, GENERATED_PASSWORD_BYTES, PASSWORD_MIN } from '@diwan/core/password-rules'
import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { Problem } from '../../../kit/http/problem.ts'
import { isCommonPassword } from '../../../kit/secrets/common-passwords.ts'
import { readPasswordPolicy } from '../../settings/public.ts'

/** What a password must not hold. */
export interface Named {
  readonly email: string
  readonly names: readonly string[]
}

type NamedRow = Record<'email' | 'full_name' | 'other_name' | 'first_name' | 'last_name', string>
export const namedOf = ({ email, full_name, other_name, first_name, last_name }: NamedRow): Named => ({
  email,
  names: [full_name, other_name, first_name, last_name],
})

interface Choice extends Named {
  readonly password: string
  /** By an administrator: at least eight characters (S9.02). */
  readonly given?: boolean
}

interface Policy {
  readonly least: number
  readonly names: readonly string[]
}

/** Beyond the literal rules: how long the organisation wants it, that it is rare, and that it tells nothing of its person. */
async function problemsOf({ password, email, names, given = false }: Choice, policy: Policy): Promise<WrongField[]> {
  const minimum = Math.max(given ? ADMIN_PASSWORD_MIN : PASSWORD_MIN, policy.least)
  const holds = (texts: readonly string[]) => passwordHolds(password, texts)
  const found: readonly (readonly [string, boolean])[] = [
    ['password_common', await isCommonPassword(password)],
    ['password_holds_name', holds(names)],
    ['password_holds_email', holds([email.split('@')[0] ?? ''])],
    ['password_holds_organisation', holds(policy.names)],
  ]
  const short = Array.from(password).length < minimum
  return [
    ...(short ? [{ path: 'password', code: 'password_too_short', params: { minimum } }] : []),
    ...found.flatMap(([code, wrong]) => (wrong ? [{ path: 'password', code }] : [])),
  ]
}

/** Every way to a password comes through here. */
export async function demandGoodPassword(db: Queryable, choice: Choice, code: ErrorCode = 'invalid_input'): Promise<void> {
  const fields = await problemsOf(choice, await readPasswordPolicy(db))
  if (fields.length > 0) throw new Problem(code, { fields })
}

/** The first password of the first person, whose organisation begins with it. */
export async function demandGoodFirst(choice: Choice, organisation: readonly string[]): Promise<void> {
  const fields = await problemsOf(choice, { least: ADMIN_PASSWORD_MIN, names: organisation })
  if (fields.length > 0) throw new Problem('invalid_input', { fields })
}

/** Made here: one that would be refused is made again. */
export async function makePassword(db: Queryable, named: Named): Promise<string> {
  const policy = await readPasswordPolicy(db)
  for (;;) {
    const password = generatePassword(randomBytes(GENERATED_PASSWORD_BYTES), policy.least)
    if ((await problemsOf({ ...named, password, given: true }, policy)).length === 0) return password
  }
}
