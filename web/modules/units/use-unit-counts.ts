import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unitQueries } from './api.ts'

/** How large the structure is, in words: exact to 999, then 999+. */
export function useUnitCounts(): string | undefined {
  const { t, i18n } = useTranslation('units')
  const { data } = useQuery(unitQueries.count())
  if (!data) return undefined
  const { departments, groups, levels } = data
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([
    departments.more ? t('departmentCountMore') : t('departmentCount', { count: departments.count }),
    groups.more ? t('groupCountMore') : t('groupCount', { count: groups.count }),
    levels.more ? t('levelCountMore') : t('levelCount', { count: levels.count }),
  ])
}
