import type { Understood } from '@diwan/core/quick-text/understand'
import type { Person } from '@diwan/contract/users/schemas/person'
import { nameKey } from '@diwan/core/person-name'
import { invite } from './invite.ts'
import type { MeetingValues } from './meeting-form.ts'

/** The name after "with" or «مع»: one word or two. */
const WITH = /(?:^|\s)(?:مع|with)\s+(\p{L}[\p{L}\p{M}]+(?:\s\p{L}[\p{L}\p{M}]+)?)/iu

/** Names that may be meant in a title, the longer one first. */
export function namesIn(title: string): readonly string[] {
  const name = WITH.exec(title)?.[1]
  if (name === undefined) return []
  const [first = name] = name.split(' ')
  return first === name ? [name] : [name, first]
}

/** The only person found, or the only one whose whole name it is. */
export function theOnly(name: string, people: readonly Person[]): Person | undefined {
  if (people.length === 1) return people[0]
  const named = people.filter(({ fullName }) => nameKey(fullName) === nameKey(name))
  return named.length === 1 ? named[0] : undefined
}

/** Turns what the title of a new meeting names (a time, a colleague) into changes of the form; undefined when it names neither. */
export function readTitle(
  { title, date, time, repeat }: Understood,
  person: Person | undefined,
  values: MeetingValues,
): Partial<MeetingValues> | undefined {
  const invited = person && !values.colleagues.some((one) => one.person.id === person.id) ? person : undefined
  if (date === undefined && time === undefined && invited === undefined) return undefined
  return {
    ...((date !== undefined || time !== undefined) && { meetingTitle: title }),
    ...(date !== undefined && { day: date }),
    ...(time !== undefined && { time }),
    ...(repeat && { rule: structuredClone(repeat) as NonNullable<MeetingValues['rule']> }), // the reader of titles answers frozen lists
    ...(invited && invite(values, { kind: 'colleague', person: invited })),
  }
}
