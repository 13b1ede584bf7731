import type { KnownPerson } from '@diwan/contract/access/schemas'
import { useTranslation } from 'react-i18next'
import { PersonPicker } from '../../ui/person-picker.tsx'
import { accessQueries } from './api.ts'

interface KnownPersonFieldProps {
  readonly value: KnownPerson | null
  readonly onChange: (person: KnownPerson | null) => void
}

/** Somebody whose rights are looked at: role and position stand below the name. */
export function KnownPersonField(props: KnownPersonFieldProps) {
  const { t } = useTranslation(['access', 'shell'])
  return (
    <PersonPicker<KnownPerson>
      {...props}
      label={t('person')}
      placeholder={t('choosePerson')}
      search={accessQueries.people}
      about={({ role, position }) => (
        <>
          {t(`role_${role}`, { ns: 'shell' })}
          {position && <bdi> · {position}</bdi>}
        </>
      )}
    />
  )
}
