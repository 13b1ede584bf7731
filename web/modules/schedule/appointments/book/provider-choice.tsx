import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import classes from './book.module.css'

interface ProviderChoiceProps {
  readonly of: Appointment
  /** A booking that is moved: it has one provider at each time, who is never its booker. */
  readonly moving: Booking | undefined
  /** The person who is wanted; any of them without one. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** The people, the length and the place; one of several people may be wanted. */
export function ProviderChoice({ of: { people, slotMinutes, jobLocation }, moving, value, onChange }: ProviderChoiceProps) {
  const { t } = useTranslation('schedule')
  const [only] = people
  const anyone = moving ? [] : [{ value: '', label: t('anyProvider') }]
  const options = people.filter(({ id }) => id !== moving?.booker.id).map((one) => ({ value: one.id, label: one.fullName }))
  return (
    <div className={classes['facts']}>
      {people.length > 1 ? (
        <Select
          size="xs"
          aria-label={t('withWhom')}
          data={[...anyone, ...options]}
          value={value ?? ''}
          allowDeselect={false}
          onChange={(one) => onChange(one || undefined)}
        />
      ) : (
        only && <PersonChip person={only} />
      )}
      <span>{t('minutes', { count: slotMinutes })}</span>
      {jobLocation && <span>{jobLocation}</span>}
    </div>
  )
}
