import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { ticketQueries } from './api/api.ts'
import classes from './destination.module.css'

export interface Place {
  readonly department: UnitChoice | null
  readonly group: UnitChoice | null
}

export interface DestinationProps {
  readonly place: Place
  readonly onChange: (place: Partial<Place>) => void
  readonly errors: { readonly department?: string | undefined; readonly group?: string | undefined }
}

/** A group is chosen within its department; where there is but one, it is chosen already. */
export function Destination({ place, onChange, errors }: DestinationProps) {
  const { t } = useTranslation('tickets')
  const client = useQueryClient()
  const departmentId = place.department?.id

  const chooseDepartment = async (department: UnitChoice | null) => {
    onChange({ department, group: null })
    const groups = department && (await client.fetchQuery(ticketQueries.groups(department.id, '')).catch(() => null))
    const [only, ...others] = groups ?? []
    if (only && others.length === 0) onChange({ group: only })
  }
  return (
    <div className={classes['pair']}>
      <UnitPicker
        data-field="department"
        data-autofocus
        label={t('department')}
        placeholder={t('chooseDepartment')}
        value={place.department}
        search={ticketQueries.departments}
        clearable={false}
        required
        error={errors.department}
        onChange={(department) => void chooseDepartment(department)}
      />
      <UnitPicker
        key={departmentId}
        data-field="group"
        label={t('group')}
        placeholder={t(departmentId ? 'chooseGroup' : 'chooseDepartmentFirst')}
        value={place.group}
        search={(text) => ticketQueries.groups(departmentId ?? '', text)}
        clearable={false}
        required
        disabled={!departmentId}
        error={errors.group}
        onChange={(group) => onChange({ group })}
      />
    </div>
  )
}
