import { days, listOf } from '@diwan/contract/kit/list'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useListAddress } from '../../../kit/list/address.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { FilterBar, type FilterBarProps } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import classes from '../publishing.module.css'

/** Lists of what came in are narrowed by the days in which it was sent. */
const received = listOf({ views: ['received'], sorts: ['created'], filters: { created: days('createdFrom', 'createdTo') } })

/** These days, as the address says them and as the call of the list takes them. */
export function useReceived() {
  const { t } = useTranslation('publishing')
  const { narrowing, narrow, clear } = useListAddress(received)
  const { createdFrom, createdTo } = narrowing
  const isNarrowed = createdFrom !== undefined || createdTo !== undefined
  return {
    asked: { ...(createdFrom !== undefined && { createdFrom }), ...(createdTo !== undefined && { createdTo }) },
    narrowing,
    narrow,
    clear,
    unmatched: isNarrowed ? { title: t('noneReceivedThen'), text: t('noneReceivedThenText'), clear } : undefined,
  }
}

interface ReceivedProps extends Pick<FilterBarProps, 'show' | 'end'> {
  readonly of: ReturnType<typeof useReceived>
  readonly label: string
  /** The list. */
  readonly children: ReactNode
}

/** Such a list below its filter. */
export function Received({ of: { narrowing, narrow, clear }, label, children, ...bar }: ReceivedProps) {
  const { createdFrom, createdTo } = narrowing
  return (
    <div className={classes['received']}>
      <FilterBar
        {...bar}
        filters={shownOf(received, narrowing, { created: { label, text: dayText } }, [])}
        field={() => (
          <DayChoices from={createdFrom} to={createdTo} onChange={(from, to) => narrow({ createdFrom: from, createdTo: to })} />
        )}
        onRemove={(name) => narrow(cleared(received, narrowing, name))}
        onClear={clear}
      />
      {children}
    </div>
  )
}
