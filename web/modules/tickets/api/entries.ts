import type { Message, ThreadEntry } from '@diwan/contract/tickets/schemas/ticket'

/** In the place of what it was; where it is not held, nothing comes in. */
export function withEdited(entries: readonly ThreadEntry[], message: Message): readonly ThreadEntry[] {
  const place = entries.findIndex(({ id }) => id === message.id)
  const held = entries[place]
  if (!held || held.kind === 'event' || (held.editedDate ?? 0) > (message.editedDate ?? 0)) return entries
  return entries.with(place, message)
}

export function withEntry(entries: readonly ThreadEntry[], entry: ThreadEntry): readonly ThreadEntry[] {
  if (entries.some(({ id }) => id === entry.id)) return entries
  const place = entries.findIndex((other) => isBefore(other, entry))
  return place < 0 ? [...entries, entry] : entries.toSpliced(place, 0, entry)
}

/** The order of the server; within a second the ids, which name the moment too, decide. */
function isBefore(one: ThreadEntry, other: ThreadEntry): boolean {
  return one.createdDate < other.createdDate || (one.createdDate === other.createdDate && one.id < other.id)
}
