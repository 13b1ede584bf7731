import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { INQUIRY_CATEGORIES, INQUIRY_STATUSES } from '@diwan/contract/support/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { asPerson } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { supportQueries } from '../api.ts'
import type { InquiryFilterName, InquiryList } from './use-inquiry-list.ts'
import { keepName, usePersonName } from './use-person-name.ts'

interface FieldProps {
  readonly list: InquiryList
  readonly rows: readonly Inquiry[]
  readonly name: InquiryFilterName
}

/** Where the values of one filter are chosen. */
export default function FilterField({ list: { narrowing, narrow }, rows, name }: FieldProps) {
  const { t } = useTranslation(['support', 'kit'])
  const personOf = usePersonName(rows)
  if (name === 'assigneeId' || name === 'askerId')
    return (
      <RecordChoices<Person>
        label={t(name === 'askerId' ? 'asker' : 'assignee')}
        value={narrowing[name]}
        search={supportQueries.people}
        {...asPerson}
        nameOfId={personOf}
        onFound={({ id, fullName }) => keepName(id, fullName)}
        onChange={(chosen) => narrow({ [name]: chosen })}
      />
    )
  const options =
    name === 'status'
      ? INQUIRY_STATUSES.map((value) => ({
          value,
          label: t(`status_${value}`, { ns: 'kit' }),
          shown: <StatusBadge status={value} plain />,
        }))
      : INQUIRY_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))
  return (
    <ValueChoices
      label={t(name)}
      options={options}
      value={narrowing[name]}
      onChange={(chosen) => narrow({ [name]: chosen })}
      not
    />
  )
}
