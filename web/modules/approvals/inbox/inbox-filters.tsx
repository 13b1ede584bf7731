import type { Person } from '@diwan/contract/users/schemas/person'
import { Button, Popover, Select, Stack, Switch } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { colleagues } from '../../people/public.ts'

/** What narrows the inbox, beside its kinds. */
export interface InboxFilter {
  readonly late: boolean
  readonly kind: string | null
  readonly requester: Person | null
}
export const noFilter: InboxFilter = { late: false, kind: null, requester: null }

interface InboxFiltersProps {
  readonly filter: InboxFilter
  readonly onChange: (filter: InboxFilter) => void
  /** Names of the kinds by kind; a choice among one of them is not offered. */
  readonly kinds: Readonly<Record<string, string>>
  /** Only what waits can be late. */
  readonly waits: boolean
}

/** The filters of the inbox: late ones, a kind, the person who sent the request. */
export function InboxFilters({ filter, onChange, kinds, waits }: InboxFiltersProps) {
  const { t } = useTranslation(['approvals', 'kit'])
  const [opened, open] = useState(false)
  const narrowed = [waits && filter.late, filter.kind !== null, filter.requester !== null].filter(Boolean).length
  const label = t('filters', { ns: 'kit' })
  return (
    <Popover opened={opened} onChange={open} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          onClick={() => open(!opened)}
        >
          {narrowed > 0 ? t('filtersOn', { count: narrowed }) : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown w={300}>
        <Stack gap="sm">
          {waits && (
            <Switch
              label={t('lateOnly')}
              checked={filter.late}
              onChange={({ currentTarget: { checked } }) => onChange({ ...filter, late: checked })}
            />
          )}
          {Object.keys(kinds).length > 1 && (
            <Select
              label={t('requestKind')}
              clearable
              comboboxProps={{ withinPortal: false }}
              data={Object.entries(kinds).map(([value, name]) => ({ value, label: name }))}
              value={filter.kind}
              onChange={(kind) => onChange({ ...filter, kind })}
            />
          )}
          <PersonPicker<Person>
            label={t('requester')}
            value={filter.requester}
            search={colleagues}
            onChange={(requester) => onChange({ ...filter, requester })}
          />
          <Button variant="default" disabled={narrowed === 0} onClick={() => onChange(noFilter)}>
            {t('clearFilters', { ns: 'kit' })}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
