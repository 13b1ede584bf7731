import { useTranslation } from 'react-i18next'
import type { MentionSource } from '../writing/public.ts'
import { ticketQueries } from './api/api.ts'
import { MentionQuestion } from './mention-question.tsx'

/** Who can be mentioned in a ticket; those who do not see it may take part first. */
export function useMentionable(id: string, kind: 'reply' | 'note'): MentionSource {
  const { t } = useTranslation('tickets')
  return {
    people: (text) => ticketQueries.mentionable(id, kind, text),
    others: {
      label: t('mentionSeesNot'),
      letIn: (asked) => <MentionQuestion key={asked.person.id} id={id} {...asked} />,
    },
  }
}
