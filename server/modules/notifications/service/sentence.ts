import { inLanguage, othersContext, othersKey, sentenceKey } from '@diwan/contract/notifications/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import type { House } from '../../../kit/module.ts'

interface SentenceSource {
  readonly event: string
  readonly params: unknown
  readonly actor_id: string | null
  readonly actor_name: string | null
}

/** What happened to one object, for one reader: by the newest, and how many others did the same before. */
export function sentenceOf(
  { sentences }: House,
  reader: Actor,
  newest: SentenceSource,
  before: readonly SentenceSource[] = [],
): string {
  const same = before.filter(({ event, actor_id }) => event === newest.event && actor_id !== newest.actor_id)
  const count = new Set(same.map(({ actor_id }) => actor_id)).size
  const params: Record<string, string> = {
    ...inLanguage(newest.params as Record<string, string>, reader.language),
    actor: newest.actor_name ?? sentences(reader.language, 'notifications', 'somebody', {}),
  }
  const [module = ''] = newest.event.split('.')
  const say = (key: string, more = {}) => sentences(reader.language, module, key, { ...params, ...more }, reader.reading)
  const several =
    count > 0 ? say(othersKey(newest.event), { count, ...othersContext(params['context']) }) : othersKey(newest.event)
  return several === othersKey(newest.event) ? say(sentenceKey(newest.event)) : several
}
