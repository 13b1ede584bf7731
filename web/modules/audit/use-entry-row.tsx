import type { AuditEntry } from '@diwan/contract/audit/schemas'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '../../ui/list/row-of.ts'
import { StateBadge } from '../../ui/status-badge.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import type { AuditWords } from './use-audit-words.ts'
import { ValueText } from './value-text.tsx'

/** An entry opens with all that it changed. */
export function useEntryRow(words: AuditWords, open: (id: string) => void): RowOf<AuditEntry> {
  const { t } = useTranslation('audit')
  return {
    keyOf: ({ id }) => id,
    onOpen: ({ id }) => open(id),
    title: (entry) => <UserText text={words.sentence(entry)} lines={1} />,
    beside: ({ reverted }) =>
      reverted && (
        <StateBadge tone="rest" plain>
          {t('reverted')}
        </StateBadge>
      ),
    lines: (entry) => ({
      about: <ValueText text={words.objectName(entry)} />,
      when: <UpdatedText seconds={entry.createdDate} />,
      signs: entry.actor ? <UserText text={entry.actor.fullName} lines={1} /> : t('somebody'),
    }),
  }
}
