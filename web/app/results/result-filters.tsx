import { FIND_ORDERS } from '@diwan/contract/find/vocabulary'
import { units } from '@diwan/contract/units/endpoints'
import { users } from '@diwan/contract/users/endpoints/users'
import { Button } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayWithin, useLocalName } from '../../kit/formats.ts'
import { query } from '../../kit/queries.ts'
import { useHolds } from '../../kit/rights.ts'
import { FieldProblem } from '../../ui/field-problem.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { MenuChoice } from '../../ui/list/menu-choice.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { daysOf, isTurned, orderOf, useAsk, type ResultsQuery } from './address.ts'
import classes from './results.module.css'

const ResultFilterField = lazyDialog(() => import('./result-filter-field.tsx'))

/** Filters of every kind: whose, of which unit and from when; with the order. */
export function ResultFilters({ asked }: { asked: ResultsQuery }) {
  const { t } = useTranslation('find')
  const ask = useAsk()
  const nameOf = useLocalName()
  const mayPickUnit = useHolds('departments', 'view')
  const { person, unit } = asked
  const { from, to } = daysOf(asked)
  const { data: chosenPerson } = useQuery({
    queryKey: ['users', 'card', person],
    ...query(users.open, { id: person ?? '' }),
    enabled: person !== undefined,
  })
  const { data: chosenUnit } = useQuery({
    queryKey: ['units', 'open', unit],
    ...query(units.open, { id: unit ?? '' }),
    enabled: unit !== undefined,
  })
  const filters = [
    { name: 'time', label: t('filter_time'), texts: useTimeTexts(from, to) },
    ...(mayPickUnit || unit
      ? [{ name: 'unit', label: t('filter_unit'), texts: unit ? [chosenUnit ? nameOf(chosenUnit) : '…'] : [] }]
      : []),
    { name: 'person', label: t('filter_person'), texts: person ? [chosenPerson?.fullName ?? '…'] : [] },
  ]
  const remove = (name: string) => ask(name === 'time' ? { from: undefined, to: undefined } : { [name]: undefined })
  const order = orderOf(asked)
  return (
    <>
      <FilterBar
        filters={filters}
        field={(name) => <ResultFilterField name={name} asked={asked} />}
        onRemove={remove}
        onClear={() => ask({ person: undefined, unit: undefined, from: undefined, to: undefined })}
        show={t('showResults')}
        end={
          <MenuChoice
            label={t('order')}
            text={t(`order_${order}`)}
            icon={IconArrowsSort}
            marks={{ 'data-sort': order }}
            items={FIND_ORDERS.map((one) => ({
              name: one,
              label: t(`order_${one}`),
              on: one === order,
              choose: () => ask({ order: one === 'nearest' ? undefined : one }),
            }))}
          />
        }
      />
      {isTurned(asked) && <Turned onSwap={() => ask({ from: to, to: from })} />}
    </>
  )
}

/** Says below the filters why nothing is searched. */
function Turned({ onSwap }: { onSwap: () => void }) {
  const { t } = useTranslation('find')
  return (
    <p className={classes['turned']} role="alert">
      <FieldProblem field={{ path: 'to', code: 'date_from_after_date_to' }} />
      <Button variant="subtle" size="compact-sm" onClick={onSwap}>
        {t('swapDays')}
      </Button>
    </p>
  )
}

function useTimeTexts(from: string | undefined, to: string | undefined): string[] {
  const { t } = useTranslation('find')
  if (from !== undefined && to !== undefined) return [t('daysBetween', { from: dayWithin(from), to: dayWithin(to) })]
  if (from !== undefined) return [t('daysFrom', { day: dayWithin(from) })]
  return to === undefined ? [] : [t('daysTo', { day: dayWithin(to) })]
}
