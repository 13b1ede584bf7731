import { unbiased } from './unbiased.ts'

/** S9.02: six characters where a person chooses, eight where an administrator gives one. */
export const PASSWORD_MIN = 6
export const ADMIN_PASSWORD_MIN = 8
/** Q.61: unbounded input is a hazard, and hashing is meant to be slow. */
export const PASSWORD_MAX = 128
/** An organisation may ask for more than six or eight, up to this. */
export const PASSWORD_MIN_MAX = 32
export const PASSWORD_SPECIALS = '@$!%*?&'

/** Each rule and what satisfies it; the order is the order of the list shown while typing. */
const CLASSES = {
  digit_missing: /\p{Nd}/u,
  uppercase_missing: /\p{Lu}/u,
  lowercase_missing: /\p{Ll}/u,
  special_missing: /[@$!%*?&]/,
} as const

export type PasswordClassProblem = keyof typeof CLASSES
export type PasswordLengthProblem = 'required' | 'too_short' | 'too_long'
export type PasswordProblem = PasswordLengthProblem | PasswordClassProblem
export type PasswordChangeProblem = PasswordProblem | 'confirmation_differs' | 'same_as_current'

/** Change and reset: S5.01 to S5.03 and S5.06. One special is needed, any other character may stand beside (Q.56 A). */
export function passwordProblems(password: string, least = PASSWORD_MIN): PasswordProblem[] {
  if (password === '') return ['required']
  const classes = Object.entries(CLASSES) as [PasswordClassProblem, RegExp][] // Object.entries forgets its keys
  return [
    ...lengthProblems(password, Math.max(least, PASSWORD_MIN)),
    ...classes.filter(([, rule]) => !rule.test(password)).map(([code]) => code),
  ]
}

/** Admin user form: length only (S5.07, Q.57 A); the classes bind at the forced change of the first sign-in. */
export function adminPasswordProblems(password: string): PasswordLengthProblem[] {
  return password === '' ? ['required'] : lengthProblems(password, ADMIN_PASSWORD_MIN)
}

/** The whole form: S5.04 and S5.05 too. At reset `current` is unknown here; the server compares with the stored hash. */
export function passwordChangeProblems(change: {
  password: string
  confirmation: string
  current?: string
  least?: number
}): PasswordChangeProblem[] {
  const problems: PasswordChangeProblem[] = passwordProblems(change.password, change.least)
  if (change.confirmation !== change.password) problems.push('confirmation_differs')
  if (change.password !== '' && change.password === change.current) problems.push('same_as_current')
  return problems
}

/** Enough for the thrown-away bytes too, at the longest an organisation may want. */
export const GENERATED_PASSWORD_BYTES = 256
const GENERATED_LENGTH = 16
/** Without 0 O 1 l I: a generated password is read aloud and typed from paper. */
const GENERATED_FROM = ['23456789', 'ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', PASSWORD_SPECIALS]

/** S3.09: one of each class, the rest from all of them, then shuffled so that no place betrays its class. */
export function generatePassword(randomBytes: Uint8Array, least = 0): string {
  const choose = unbiased(randomBytes)
  const pick = (alphabet: string) => alphabet.charAt(choose(alphabet.length))
  const characters = GENERATED_FROM.map(pick)
  while (characters.length < Math.max(GENERATED_LENGTH, least)) characters.push(pick(GENERATED_FROM.join('')))
  const shuffled: string[] = []
  while (characters.length > 0) shuffled.push(...characters.splice(choose(characters.length), 1))
  return shuffled.join('')
}

/** Characters as people count them: an emoji is one. */
function lengthProblems(password: string, min: number): PasswordLengthProblem[] {
  const length = Array.from(password).length
  if (length < min) return ['too_short']
  return length > PASSWORD_MAX ? ['too_long'] : []
}
