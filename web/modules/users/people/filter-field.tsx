import { ROLES } from '@diwan/contract/access/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import type { PeopleAddress } from '../address.ts'
import { unitHits, userQueries, type UnitName } from '../api.ts'
import { filterLabels, useNames, type FilterName } from './use-people-filters.ts'

interface FieldProps {
  readonly address: PeopleAddress
}

/** Where the values of one filter are chosen. */
export default function FilterField({ address, name }: FieldProps & { name: FilterName }) {
  if (name === 'role') return <RoleField address={address} />
  if (name === 'unitId') return <UnitField address={address} />
  return <ChoiceField address={address} name={name} />
}

function RoleField({ address: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation(['users', 'shell'])
  return (
    <ValueChoices
      label={t('role')}
      options={ROLES.map((value) => ({ value, label: t(`role_${value}`, { ns: 'shell' }) }))}
      value={narrowing.role}
      onChange={(role) => narrow({ role })}
      not
    />
  )
}

function UnitField({ address }: FieldProps) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const names = useNames(address)
  const client = useQueryClient()
  return (
    <RecordChoices<UnitName>
      label={t('unit')}
      value={address.narrowing.unitId}
      search={unitHits}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      nameOfId={(id) => names[id] ?? '…'}
      // the chip knows its name at once
      onFound={(unit) => client.setQueryData(['units', 'open', unit.id], (known: unknown) => known ?? unit)}
      onChange={(unitId) => address.narrow({ unitId })}
    />
  )
}

function ChoiceField({ address: { narrowing, narrow }, name }: FieldProps & { name: 'titleId' | 'partnerId' }) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const titles = useQuery({ ...userQueries.titleChoices(), enabled: name === 'titleId' }).data
  const partners = useQuery({ ...userQueries.partnerChoices(), enabled: name === 'partnerId' }).data
  const all = name === 'titleId' ? titles : partners
  return (
    <ValueChoices
      label={t(filterLabels[name])}
      options={(all ?? []).map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={narrowing[name]}
      onChange={(value) => narrow({ [name]: value })}
    />
  )
}
