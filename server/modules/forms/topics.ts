import { entryChannel, formChannel } from '@diwan/contract/forms/events'
import type { Actor } from '../../kit/access/actor.ts'
import type { Delivery } from '../../kit/record/recorded.ts'

interface HeardForm {
  readonly id: string
  readonly created_by: string
  readonly unit_id: string | null
}

/** Those who manage it: by whom it was made, by its unit, and who manages all. */
const managers = ({ created_by, unit_id }: Omit<HeardForm, 'id'>): string[] => [
  'forms:managed',
  `forms:${created_by}`,
  ...(unit_id === null ? [] : [`forms:${unit_id}`]),
]

/** On its channel, and as a hint in the lists of those who manage it and of those whom it addresses. */
export const deliveryFor = (form: HeardForm, tokens: readonly string[]): Delivery => ({
  object: form.id,
  channels: [formChannel(form.id)],
  topics: [...new Set([...managers(form), ...tokens.map((token) => `forms:${token}`)])],
})

interface HeardEntry extends HeardForm {
  readonly form_id: string
}

/** Where it is open, where its form is open, and in the lists of both sides. */
export const deliveryForEntry = (entry: HeardEntry, people: readonly string[] = []): Delivery => ({
  object: entry.id,
  channels: [entryChannel(entry.id)],
  topics: [...new Set([...managers(entry), ...people.map((id) => `forms:${id}`)])],
})

/** The topics that this person may hear, by the relations held. */
export function formTopics({ id, tokens, treeIds, grants }: Actor): string[] {
  const held = new Set([...(grants.get('forms.view') ?? []), ...(grants.get('forms.submissions.view') ?? [])])
  if (held.size === 0) return []
  const units = held.has('tree') || held.has('department') ? treeIds : []
  return [id, ...tokens, ...units, ...(held.has('all') ? ['managed'] : [])].map((one) => `forms:${one}`)
}
