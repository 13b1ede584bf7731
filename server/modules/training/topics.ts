import { courseChannel } from '@diwan/contract/training/events'
import type { Actor } from '../../kit/access/actor.ts'
import type { Delivery } from '../../kit/record/recorded.ts'

interface HeardCourse {
  readonly id: string
  readonly created_by: string
  readonly unit_id: string | null
}

/** Those who manage it: by whom it was made, by its unit, and who manages all. */
const managers = ({ created_by, unit_id }: HeardCourse): string[] => [
  'training:managed',
  `training:${created_by}`,
  ...(unit_id === null ? [] : [`training:${unit_id}`]),
]

/** On its channel, and as a hint in the lists of those who manage it and of those whom it addresses. */
export const deliveryFor = (course: HeardCourse, tokens: readonly string[]): Delivery => ({
  object: course.id,
  channels: [courseChannel(course.id)],
  topics: [...new Set([...managers(course), ...tokens.map((token) => `training:${token}`)])],
})

/** The topics that this person may hear, by the relations held. */
export function trainingTopics({ id, tokens, treeIds, grants }: Actor): string[] {
  const held = new Set([...(grants.get('training.view') ?? []), ...(grants.get('training.progress.view') ?? [])])
  if (held.size === 0) return []
  const units = held.has('tree') || held.has('department') ? treeIds : []
  return [id, ...tokens, ...units, ...(held.has('all') ? ['managed'] : [])].map((one) => `training:${one}`)
}
