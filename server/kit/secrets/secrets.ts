import { hash, verify } from '@node-rs/argon2'
import { createHash, randomBytes } from 'node:crypto'

/** Opaque, 256 bits; only its sha256 is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** OWASP's argon2id floor: 19 MiB, two passes. Argon2id is the library's default and its enum cannot be imported here. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Devices write é and ئ in one character or in two; a password is kept in the shorter form. */
const composed = (password: string): string => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), argon2)

/** What stands where somebody has no password yet, or none any more: nothing is ever right against it. */
export const NO_PASSWORD = '-'

/** Verified when nobody has the address, so that both answers take the same time (H38). */
let nobody: Promise<string> | undefined

export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(newToken())
  const known = stored !== undefined && stored !== NO_PASSWORD
  const hashed = known ? stored : await nobody
  // Passwords of before were hashed as they were typed.
  const right =
    (await verify(hashed, composed(password))) || (password !== composed(password) && (await verify(hashed, password)))
  return right && known
}
