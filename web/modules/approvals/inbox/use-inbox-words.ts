import type { DecisionKindName } from '@diwan/contract/approvals/vocabulary'
import type { WaitingRow } from '@diwan/contract/approvals/schemas'
import { useTranslation } from 'react-i18next'

/** Names of people chosen here, until the page is reloaded. */
const kept = new Map<string, string>()
const keep = ({ id, fullName }: { readonly id: string; readonly fullName: string }): void => void kept.set(id, fullName)

/** The name of a kind of request, which its module says. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('approvals')
  return (kind) => t(`decided_${kind as DecisionKindName}`)
}

/** The words of the filters; a person is known by the rows, and by the search that chose them. */
export function useInboxWords(rows: readonly WaitingRow[]) {
  const { t } = useTranslation('approvals')
  const kindOf = useKindName()
  const personOf = (id: string) => rows.find(({ requester }) => requester.id === id)?.requester.fullName ?? kept.get(id) ?? '…'
  return {
    keep,
    kindOf,
    filters: {
      kinds: { label: t('requestKind'), text: kindOf },
      requester: { label: t('requester'), text: personOf },
      late: { label: t('due'), text: () => t('lateOnly') },
    },
  }
}
