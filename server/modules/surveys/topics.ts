import { responseChannel, surveyChannel } from '@diwan/contract/surveys/events'
import type { Actor } from '../../kit/access/actor.ts'
import type { Delivery } from '../../kit/record/recorded.ts'

interface HeardSurvey {
  readonly id: string
  readonly created_by: string
  readonly unit_id: string | null
}

/** Those who manage it: by whom it was made, by its unit, and who manages all. */
const managers = ({ created_by, unit_id }: Omit<HeardSurvey, 'id'>): string[] => [
  'surveys:managed',
  `surveys:${created_by}`,
  ...(unit_id === null ? [] : [`surveys:${unit_id}`]),
]

/** On its channel, and as a hint in the lists of those who manage it and of those whom it addresses. */
export const deliveryFor = (survey: HeardSurvey, tokens: readonly string[]): Delivery => ({
  object: survey.id,
  channels: [surveyChannel(survey.id)],
  topics: [...new Set([...managers(survey), ...tokens.map((token) => `surveys:${token}`)])],
})

/** A response by name: where it is open, and in the lists of those who manage its survey and of who sent it. */
export const deliveryForResponse = (response: HeardSurvey): Delivery => ({
  object: response.id,
  channels: [responseChannel(response.id)],
  topics: managers(response),
})

/** The topics that this person may hear, by the relations held. */
export function surveyTopics({ id, tokens, treeIds, grants }: Actor): string[] {
  const held = new Set([...(grants.get('surveys.view') ?? []), ...(grants.get('surveys.results_identified') ?? [])])
  if (held.size === 0) return []
  const units = held.has('tree') || held.has('department') ? treeIds : []
  return [id, ...tokens, ...units, ...(held.has('all') ? ['managed'] : [])].map((one) => `surveys:${one}`)
}
