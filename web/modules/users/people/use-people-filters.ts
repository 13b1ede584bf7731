import type { Role } from '@diwan/contract/access/vocabulary'
import type { peopleList } from '@diwan/contract/users/list'
import { units } from '@diwan/contract/units/endpoints'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { valuesOf } from '../../../kit/list/address.ts'
import { query } from '../../../kit/queries.ts'
import type { FilterWords } from '../../../ui/list/filters-of.ts'
import type { PeopleAddress } from '../address.ts'
import { userQueries } from '../api.ts'

export type FilterName = keyof (typeof peopleList)['filters']

export const filterLabels = {
  role: 'role',
  unitId: 'unit',
  titleId: 'title',
  partnerId: 'partner',
} as const satisfies Record<FilterName, string>

/** What narrows the directory, in words. Titles and partners are offered where there are any. */
export function usePeopleFilters(address: PeopleAddress): Partial<Record<FilterName, FilterWords>> {
  const { t } = useTranslation(['users', 'shell'])
  const names = useNames(address)
  const titles = useQuery(userQueries.titleChoices()).data ?? []
  const partners = useQuery(userQueries.partnerChoices()).data ?? []
  const named = (value: string) => names[value] ?? '…'
  return {
    role: { label: t('role'), text: (value) => t(`role_${value as Role}`, { ns: 'shell' }) },
    unitId: { label: t('unit'), text: named },
    ...(titles.length > 0 && { titleId: { label: t('title'), text: named } }),
    ...(partners.length > 0 && { partnerId: { label: t('partner'), text: named } }),
  }
}

/** Names for the ids of the address. */
export function useNames({ narrowing }: Pick<PeopleAddress, 'narrowing'>): Readonly<Record<string, string>> {
  const nameOf = useLocalName()
  const titles = useQuery(userQueries.titleChoices()).data ?? []
  const partners = useQuery(userQueries.partnerChoices()).data ?? []
  const chosen = useQueries({
    queries: valuesOf(narrowing.unitId).map((id) => ({ queryKey: ['units', 'open', id], ...query(units.open, { id }) })),
  }).flatMap(({ data }) => data ?? [])
  return Object.fromEntries([...titles, ...partners, ...chosen].map((one) => [one.id, nameOf(one)]))
}
