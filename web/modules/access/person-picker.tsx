import type { KnownPerson } from '@diwan/contract/access/schemas'
import { useTranslation } from 'react-i18next'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { accessQueries } from './api.ts'
import { UnitBeside } from '../../ui/unit-beside.tsx'
import classes from './rights.module.css'

export interface PersonPickerProps {
  readonly value: KnownPerson | null
  readonly onChange: (person: KnownPerson | null) => void
}

export function PersonPicker({ value, onChange }: PersonPickerProps) {
  const { t } = useTranslation(['access', 'shell'])
  return (
    <SearchPicker<KnownPerson>
      label={t('person')}
      placeholder={t('choosePerson')}
      value={value}
      onChange={onChange}
      search={accessQueries.people}
      keyOf={({ id }) => id}
      nameOf={({ fullName }) => fullName}
      render={({ id, fullName, position, role }) => (
        <span className={classes['hit']}>
          <bdi>{fullName}</bdi> <UnitBeside person={{ id, fullName }} />
          <small>
            {t(`role_${role}`, { ns: 'shell' })}
            {position && <bdi> · {position}</bdi>}
          </small>
        </span>
      )}
    />
  )
}
