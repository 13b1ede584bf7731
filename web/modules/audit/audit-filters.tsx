import { Button, TextInput } from '@mantine/core'
import type { AuditAddress } from '@diwan/contract/audit/schemas'
import { AUDITED_MODULES } from '@diwan/contract/audit/vocabulary'
import type { Person } from '@diwan/contract/users/schemas'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeveralField } from '../../ui/list/several-field.tsx'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { showProblem, showToast } from '../../ui/toasts.ts'
import { auditQueries, exportLog } from './api.ts'
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
  const [exporting, setExporting] = useState(false)
  const save = async () => {
    setExporting(true)
    await exportLog(filter).then(() => showToast({ kind: 'success', text: t('exported') }), showProblem)
    setExporting(false)
  }
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
        <Button
          variant="default"
          h={36}
          disabled={exporting}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => void save()}
        >
          {t('export')}
        </Button>
      </div>
    </div>
  )
}
