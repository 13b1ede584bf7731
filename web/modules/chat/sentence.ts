import type { Chat } from '@diwan/contract/chat/schemas'

/** A group has a name; a personal chat is called after the other person. */
export const nameOf = ({
  name,
  person,
}: {
  readonly name: string | null
  readonly person: Pick<NonNullable<Chat['person']>, 'fullName'> | null
}): string => name ?? person?.fullName ?? ''
