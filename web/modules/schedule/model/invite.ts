import { emailKey, plainEmail } from '@diwan/core/email'
import { isEmail } from '@diwan/core/identifiers'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { Colleague, Guest } from './meeting-form.ts'

/** Somebody who may be invited: a colleague who was found, or the address that was typed. */
export type Invitee = { readonly kind: 'colleague'; readonly person: Person } | { readonly kind: 'guest'; readonly email: string }

export const keyOf = (one: Invitee): string => (one.kind === 'colleague' ? one.person.id : one.email)
export const nameOf = (one: Invitee): string => (one.kind === 'colleague' ? one.person.fullName : one.email)

/** An address of a guest, spelled as addresses are compared; nothing where the text is none. */
export function guestIn(text: string): string | undefined {
  const email = plainEmail(text)
  return isEmail(email) ? emailKey(email) : undefined
}

/** The addresses of a text that was typed or pasted, with commas or spaces between them, and what is none. */
export function addressesIn(text: string): { readonly guests: readonly string[]; readonly rest: readonly string[] } {
  const whole = guestIn(text)
  const parts = whole === undefined ? text.split(/[\s,;،؛]+/).filter(Boolean) : [text]
  return { guests: parts.flatMap((part) => guestIn(part) ?? []), rest: parts.filter((part) => guestIn(part) === undefined) }
}

interface Invited {
  readonly colleagues: readonly Colleague[]
  readonly guests: readonly Guest[]
}

/** Adds somebody once; a new attendee is needed. */
export function invite({ colleagues, guests }: Invited, one: Invitee): Invited {
  const fresh = { needed: true, answer: 'none' as const }
  if (one.kind === 'colleague')
    return colleagues.some(({ person }) => person.id === one.person.id)
      ? { colleagues, guests }
      : { colleagues: [...colleagues, { person: one.person, ...fresh }], guests }
  return guests.some(({ email }) => email === one.email)
    ? { colleagues, guests }
    : { colleagues, guests: [...guests, { email: one.email, ...fresh }] }
}
