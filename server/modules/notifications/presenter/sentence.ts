import type { Change } from '@diwan/contract/kit/event'
import { detailOf } from '@diwan/contract/kit/event'
import { inLanguage } from '@diwan/contract/notifications/vocabulary'
import { notificationEvents } from '@diwan/contract/notifications/events'
import type { StreamMessage } from '@diwan/contract/notifications/schemas'
import type { Caller } from '../../../kit/http/caller.ts'
import type { Sentences } from '../../../kit/words/sentences.ts'

/** A message of the stream: made for one reader, in that reader's language, at the moment of delivery. */
export function describer(sentences: Sentences) {
  return (change: Change, { actor }: Caller): StreamMessage | null => {
    const arrived = detailOf(notificationEvents.arrived, change)
    if (!arrived) return null
    const [namespace = '', event = ''] = arrived.about.split('.')
    const description = sentences(
      actor.language,
      namespace,
      `told_${event}`,
      {
        ...inLanguage(arrived.params, actor.language),
        actor: arrived.actorName,
      },
      actor.reading,
    )
    return { to: actor.id, description }
  }
}
