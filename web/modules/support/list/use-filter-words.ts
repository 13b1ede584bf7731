import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import type { InquiryCategory, InquiryStatus } from '@diwan/contract/support/vocabulary'
import { useTranslation } from 'react-i18next'
import type { FilterWords } from '../../../ui/list/filters-of.ts'
import type { InquiryFilterName } from './use-inquiry-list.ts'
import { usePersonName } from './use-person-name.ts'

/** What narrows a queue, in words. */
export function useFilterWords(rows: readonly Inquiry[]): Record<InquiryFilterName, FilterWords> {
  const { t } = useTranslation(['support', 'kit'])
  const person = usePersonName(rows)
  return {
    status: { label: t('status'), text: (value) => t(`status_${value as InquiryStatus}`, { ns: 'kit' }) },
    category: { label: t('category'), text: (value) => t(`category_${value as InquiryCategory}`) },
    assigneeId: { label: t('assignee'), text: person },
    askerId: { label: t('asker'), text: person },
  }
}
