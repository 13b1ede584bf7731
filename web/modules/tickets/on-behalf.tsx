import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { useScope } from '../../kit/rights.ts'
import { PersonPicker } from '../../ui/person-picker.tsx'
import { ticketQueries } from './api/api.ts'

export interface OnBehalfProps {
  readonly value: Person | null
  readonly onChange: (person: Person | null) => void
  readonly error?: string | undefined
}

/** Whether this person may open tickets for others. */
export const useForOthers = (): boolean => useScope('tickets', 'create').some((relation) => relation !== 'own')

/** The caller a ticket is opened for (T14); the server decides who may be chosen. */
export function OnBehalf({ value, onChange, error }: OnBehalfProps) {
  const { t } = useTranslation('tickets')
  if (!useForOthers()) return null
  return (
    <PersonPicker<Person>
      data-field="requester"
      label={t('onBehalf')}
      description={t('onBehalfAbout')}
      value={value}
      onChange={onChange}
      search={ticketQueries.people}
      error={error}
    />
  )
}
