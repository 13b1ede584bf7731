import type { AuditEntry } from '@diwan/contract/audit/schemas'
import type { AuditedModule } from '@diwan/contract/audit/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayText, useLocalName } from '../../kit/formats.ts'
import type { FilterWords } from '../../ui/list/filters-of.ts'
import { auditQueries } from './api.ts'
import type { AuditFilter, FilterName } from './use-audit-filter.ts'

/** What narrows the log, in words. One object is chosen at its entry only. */
export function useFilterWords(
  { narrowing }: Pick<AuditFilter, 'narrowing'>,
  rows: readonly AuditEntry[],
): Partial<Record<FilterName, FilterWords>> {
  const { t } = useTranslation('audit')
  const nameOf = useLocalName()
  const { data: people = [] } = useQuery({ ...auditQueries.people(''), enabled: narrowing.person !== undefined })
  const personOf = (id: string) =>
    people.find((one) => one.id === id)?.fullName ?? rows.find(({ actor }) => actor?.id === id)?.actor?.fullName ?? '…'
  const objectOf = (id: string) => {
    const name = rows.find(({ object }) => object.id === id)?.object.name
    return name ? nameOf(name) : '…'
  }
  return {
    person: { label: t('person'), text: personOf },
    module: { label: t('module'), text: (value) => t(`area_${value as AuditedModule}`) },
    ...(narrowing.object !== undefined && { object: { label: t('of'), text: objectOf } }),
    at: { label: t('when'), text: dayText },
  }
}
