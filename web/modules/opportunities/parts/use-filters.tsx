import { opportunityList } from '@diwan/contract/opportunities/list'
import { OPPORTUNITY_STATUSES } from '@diwan/contract/opportunities/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayText, useLocalName } from '../../../kit/formats.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { opportunityQueries } from '../api.ts'
import type { OpportunityAddress } from './use-opportunity-list.ts'

type Name = keyof typeof opportunityList.filters

/** The filters of the list, in words. */
export function useFilterWords() {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const { data } = useQuery(opportunityQueries.settings())
  const types = new Map((data?.types ?? []).map((type) => [type.id, nameOf(type)]))
  return {
    status: { label: t('status'), text: (value: string) => t(`status_${value as (typeof OPPORTUNITY_STATUSES)[number]}`) },
    type: { label: t('type'), text: (id: string) => types.get(id) ?? '' },
    due: { label: t('dueDate'), text: dayText },
  }
}

/** The fields in which the values of a filter are chosen. */
export function useFilterField({ narrowing, narrow }: OpportunityAddress) {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const { data } = useQuery(opportunityQueries.settings())
  return (name: string) => {
    const filter = name as Name
    if (filter === 'due')
      return (
        <DayChoices from={narrowing.dueFrom} to={narrowing.dueTo} onChange={(dueFrom, dueTo) => narrow({ dueFrom, dueTo })} />
      )
    if (filter === 'type')
      return (
        <ValueChoices
          label={t('type')}
          options={(data?.types ?? []).map((type) => ({ value: type.id, label: nameOf(type) }))}
          value={narrowing.type}
          onChange={(type) => narrow({ type })}
        />
      )
    return (
      <ValueChoices
        label={t('status')}
        options={OPPORTUNITY_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))}
        value={narrowing.status}
        not
        onChange={(status) => narrow({ status })}
      />
    )
  }
}
