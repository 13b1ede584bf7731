import { REQUEST_STATUSES } from '@diwan/contract/schedule/vocabulary/permissions'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { StatusBadge, useStatusWord } from '../../../ui/status-badge.tsx'
import { unitsNamed } from '../../publishing/public.ts'
import { useFilterNames } from './use-filter-names.ts'
import type { RequestList } from './use-request-list.ts'

/** Where one of the filters is chosen. */
export default function FilterField({ list: { narrowing, narrow }, name }: { list: RequestList; name: string }) {
  const { t } = useTranslation('schedule')
  const word = useStatusWord()
  const nameOf = useLocalName()
  const names = useFilterNames({ narrowing })
  const client = useQueryClient()
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
  if (name === 'type')
    return (
      <ValueChoices
        label={t('type')}
        options={names.types.map((type) => ({ value: type.id, label: nameOf(type) }))}
        value={narrowing.type}
        onChange={(type) => narrow({ type })}
      />
    )
  if (name === 'unit')
    return (
      <RecordChoices<UnitHit>
        label={t('unit')}
        value={narrowing.unit}
        search={unitsNamed}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        nameOfId={names.nameOf}
        // the chip knows its name at once
        onFound={(unit) => client.setQueryData(['units', 'open', unit.id], (known: unknown) => known ?? unit)}
        onChange={(unit) => narrow({ unit })}
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
