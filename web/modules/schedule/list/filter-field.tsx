import { REQUEST_STATUSES } from '@diwan/contract/schedule/vocabulary/permissions'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { StatusBadge, useStatusWord } from '../../../ui/status-badge.tsx'
import type { RequestList } from './use-request-list.ts'

/** Where one of the filters is chosen. */
export default function FilterField({ list: { narrowing, narrow }, name }: { list: RequestList; name: string }) {
  const { t } = useTranslation('schedule')
  const word = useStatusWord()
  if (name === 'status')
    return (
      <ValueChoices
        label={t('statusHead')}
        options={REQUEST_STATUSES.map((value) => ({ value, label: word(value), shown: <StatusBadge status={value} plain /> }))}
        value={narrowing.status}
        onChange={(status) => narrow({ status })}
        not
      />
    )
  return (
    <DayChoices
      from={narrowing.createdFrom}
      to={narrowing.createdTo}
      onChange={(createdFrom, createdTo) => narrow({ createdFrom, createdTo })}
    />
  )
}
