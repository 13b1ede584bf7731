import { Button, TextInput } from '@mantine/core'
import { audit } from '@diwan/contract/audit/endpoints'
import type { AuditAddress } from '@diwan/contract/audit/schemas'
import { AUDITED_MODULES } from '@diwan/contract/audit/vocabulary'
import type { Person } from '@diwan/contract/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../kit/call.ts'
import { ListExport } from '../../ui/list/list-export.tsx'
import { SeveralField } from '../../ui/list/several-field.tsx'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { auditQueries } from './api.ts'
import classes from './audit.module.css'

interface AuditFiltersProps {
  filter: AuditAddress
  set: (some: { [K in keyof AuditAddress]?: AuditAddress[K] | undefined }) => void
}

export function AuditFilters({ filter, set }: AuditFiltersProps) {
  const { t } = useTranslation('audit')
  const [chosen, setChosen] = useState<Person | null>(null)
  const { data: people = [] } = useQuery({ ...auditQueries.people(''), enabled: filter.person !== undefined })
  const person = chosen?.id === filter.person ? chosen : (people.find(({ id }) => id === filter.person) ?? null)
  return (
    <div className={classes['filters']} role="search" aria-label={t('title')}>
      <SearchPicker
        label={t('person')}
        placeholder={t('anyPerson')}
        value={person}
        search={(text) => auditQueries.people(text)}
        keyOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        onChange={(hit) => {
          setChosen(hit)
          set({ person: hit?.id })
        }}
      />
      <SeveralField
        label={t('module')}
        data={AUDITED_MODULES.map((value) => ({ value, label: t(`area_${value}`) }))}
        value={filter.module}
        onChange={(module) => set({ module })}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={filter.from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={filter.to ?? ''}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
      <div className={classes['tools']}>
        {Object.keys(filter).length > 0 && (
          <Button
            variant="subtle"
            h={36}
            onClick={() => set({ person: undefined, module: undefined, object: undefined, from: undefined, to: undefined })}
          >
            {t('reset')}
          </Button>
        )}
        <ListExport file={(format) => fileAddress(audit.export, { ...filter, format })} />
      </div>
    </div>
  )
}
