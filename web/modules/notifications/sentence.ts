import { namespaceOf } from '@diwan/contract/kit/namespace'
import { inLanguage, othersContext, othersKey, sentenceKey } from '@diwan/contract/notifications/vocabulary'
import type { InboxRow, Notification } from '@diwan/contract/notifications/schemas'
import i18next, { type ResourceNamespaceMap } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Keys made at run time cannot be typed; a missing one shows itself (S8.36). */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

const isWord = i18next.exists.bind(i18next) as (key: string, options: Record<string, unknown>) => boolean

export type SentenceSource = Pick<Notification, 'event' | 'params' | 'actor'> & Partial<Pick<InboxRow, 'others'>>

/** `tickets.replied` is told by `told_replied` in the words of tickets, by `told_replied_others` where several did so. */
export function useSentence(told: readonly SentenceSource[]): (one: SentenceSource) => string {
  const namespaces = [...new Set(told.map(({ event }) => namespaceOf(event)))] as (keyof ResourceNamespaceMap)[]
  const { t, i18n } = useTranslation(['notifications', ...namespaces])
  return ({ event, params, actor, others: count = 0 }) => {
    const options = {
      ns: namespaceOf(event),
      ...inLanguage(params, i18n.language.startsWith('ar') ? 'ar' : 'en'),
      actor: actor?.fullName ?? t('somebody', { ns: 'notifications' }),
    }
    const ofSeveral = { ...options, ...othersContext(params['context']), count }
    const several = count > 0 && isWord(othersKey(event), ofSeveral)
    return several ? translate(othersKey(event), ofSeveral) : translate(sentenceKey(event), options)
  }
}
