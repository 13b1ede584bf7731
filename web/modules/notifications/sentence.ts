import { namespaceOf } from '@diwan/contract/kit/namespace'
import { inLanguage } from '@diwan/contract/notifications/vocabulary'
import type { Notification } from '@diwan/contract/notifications/schemas'
import i18next, { type ResourceNamespaceMap } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Keys made at run time cannot be typed; a missing one shows itself (S8.36). */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

/** `tickets.replied` is told by `told_replied` in the words of tickets, in the language of the reader. */
export function useSentence(told: readonly Notification[]): (one: Notification) => string {
  const namespaces = [...new Set(told.map(({ event }) => namespaceOf(event)))] as (keyof ResourceNamespaceMap)[]
  const { t, i18n } = useTranslation(['notifications', ...namespaces])
  return (one) => {
    const actor = one.actor?.fullName ?? t('somebody', { ns: 'notifications' })
    return translate(`told_${one.event.slice(one.event.indexOf('.') + 1)}`, {
      ns: namespaceOf(one.event),
      ...inLanguage(one.params, i18n.language.startsWith('ar') ? 'ar' : 'en'),
      actor,
    })
  }
}
