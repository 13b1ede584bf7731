import { Select } from '@mantine/core'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { USER_STATES } from '@diwan/contract/users/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { usePeopleAddress } from './address.ts'
import { userQueries } from './api.ts'
import classes from './people-section.module.css'
import { UnitPicker } from './unit-picker.tsx'

export function PeopleFilters() {
  const { t } = useTranslation(['users', 'shell'])
  const { filter, narrow } = usePeopleAddress()
  const nameOf = useLocalName()
  const { data: titles = [] } = useQuery(userQueries.titleChoices())
  const { data: partners = [] } = useQuery(userQueries.partnerChoices())
  const named = (all: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    all.map((one) => ({ value: one.id, label: nameOf(one) }))
  const choice = (name: 'role' | 'titleId' | 'partnerId', label: string, data: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      data={data}
      value={filter[name] ?? null}
      clearable
      searchable={name !== 'role'}
      onChange={(value) => narrow({ [name]: value ?? undefined })}
    />
  )
  return (
    <div className={classes['filters']}>
      <div className={classes['search']}>
        <SearchField label={t('searchPeople')} value={filter.q ?? ''} onSearch={(q) => narrow({ q: q || undefined })} />
      </div>
      <Select
        aria-label={t('state')}
        data={USER_STATES.map((state) => ({ value: state, label: t(`state_${state}`) }))}
        value={filter.state}
        allowDeselect={false}
        onChange={(state) => narrow({ state: state === 'active' ? undefined : (state ?? undefined) })}
      />
      <UnitPicker label={t('unit')} id={filter.unitId} onChange={(unit) => narrow({ unitId: unit?.id })} bare />
      {choice(
        'role',
        t('role'),
        ROLES.map((role) => ({ value: role, label: t(`role_${role}`, { ns: 'shell' }) })),
      )}
      {titles.length > 0 && choice('titleId', t('title'), named(titles))}
      {partners.length > 0 && choice('partnerId', t('partner'), named(partners))}
    </div>
  )
}
