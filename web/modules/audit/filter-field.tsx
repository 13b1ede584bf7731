import { AUDITED_MODULES } from '@diwan/contract/audit/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../ui/list/day-choices.tsx'
import { RecordChoices } from '../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../ui/list/value-choices.tsx'
import { asPerson } from '../../ui/person-chip.tsx'
import { auditQueries } from './api.ts'
import classes from './audit.module.css'
import type { AuditFilter, FilterName } from './use-audit-filter.ts'

interface FieldProps {
  readonly address: AuditFilter
}

/** Where the values of one filter are chosen. */
export default function FilterField({ address, name }: FieldProps & { name: FilterName }) {
  const { t } = useTranslation('audit')
  const { narrowing, narrow } = address
  switch (name) {
    case 'person':
      return <PersonField address={address} />
    case 'module':
      return (
        <ValueChoices
          label={t('module')}
          options={AUDITED_MODULES.map((value) => ({ value, label: t(`area_${value}`) }))}
          value={narrowing.module}
          onChange={(module) => narrow({ module })}
          not
        />
      )
    case 'at':
      return <DayChoices from={narrowing.from} to={narrowing.to} onChange={(from, to) => narrow({ from, to })} />
    case 'object':
      return <p className={classes['chosenThere']}>{t('objectChosen')}</p>
  }
}

function PersonField({ address: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation('audit')
  const people = useQuery(auditQueries.people('')).data ?? []
  return (
    <RecordChoices<Person>
      label={t('person')}
      value={narrowing.person}
      search={(text) => auditQueries.people(text)}
      {...asPerson}
      nameOfId={(id) => people.find((one) => one.id === id)?.fullName ?? '…'}
      onFound={() => undefined}
      onChange={(person) => narrow({ person })}
    />
  )
}
