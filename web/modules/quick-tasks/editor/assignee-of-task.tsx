import type { Person } from '@diwan/contract/users/schemas/person'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { quickTaskQueries } from '../api.ts'

interface AssigneeOfTaskProps {
  readonly value: Person | null
  readonly error: ReactNode
  readonly onChange: (person: Person | null) => void
}

/** The colleague who is asked to do it. */
export function AssigneeOfTask({ value, error, onChange }: AssigneeOfTaskProps) {
  const { t } = useTranslation('quick-tasks')
  return (
    <PersonPicker<Person>
      label={t('assignee')}
      description={t('assigneeHint')}
      data-field="assigneeId"
      value={value}
      error={error}
      onChange={onChange}
      search={(text) => quickTaskQueries.people(text)}
    />
  )
}
