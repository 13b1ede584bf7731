import { APPOINTMENT_KINDS, APPOINTMENT_STATUSES } from '@diwan/contract/schedule/vocabulary/appointments'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../../ui/list/value-choices.tsx'
import type { EntryList } from './use-entry-list.ts'

/** Where one of the filters is chosen. */
export default function EntryFilter({ list: { narrowing, narrow }, name }: { list: EntryList; name: string }) {
  const { t } = useTranslation('schedule')
  if (name === 'kind')
    return (
      <ValueChoices
        label={t('kind')}
        options={APPOINTMENT_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        value={narrowing.kind}
        onChange={(kind) => narrow({ kind })}
      />
    )
  if (name === 'status')
    return (
      <ValueChoices
        label={t('statusHead')}
        options={APPOINTMENT_STATUSES.map((value) => ({ value, label: t(`entry_${value}`) }))}
        value={narrowing.status}
        onChange={(status) => narrow({ status })}
        not
      />
    )
  return (
    <DayChoices
      from={narrowing.startsFrom}
      to={narrowing.startsTo}
      onChange={(startsFrom, startsTo) => narrow({ startsFrom, startsTo })}
    />
  )
}
