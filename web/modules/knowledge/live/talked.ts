import { articleTalkEvents } from '@diwan/contract/knowledge/events'
import type { Change } from '@diwan/contract/kit/event'

const names: ReadonlySet<string> = new Set(Object.values(articleTalkEvents).map(({ name }) => name))

/** A change of the comments leaves the article as it is. */
export const isOfComments = ({ event }: Change): boolean => names.has(event)
