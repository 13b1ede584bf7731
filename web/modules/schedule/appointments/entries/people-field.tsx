import { MAX_APPOINTMENT_PEOPLE } from '@diwan/contract/schedule/limits/appointments'
import { ActionIcon, Input } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import { PersonPicker } from '../../../../ui/person-picker.tsx'
import { appointmentQueries, type NamedPerson } from '../../api/appointments.ts'
import classes from '../appointments.module.css'

interface PeopleFieldProps {
  readonly label: string
  readonly description?: string
  readonly value: readonly NamedPerson[]
  readonly error: ReactNode
  readonly onChange: (people: NamedPerson[]) => void
}

/** The people of an entry, each with a way out, and one field in which more are found. */
export function PeopleField({ label, description, value, error, onChange }: PeopleFieldProps) {
  const { t } = useTranslation('schedule')
  const id = useId()
  const chosen = new Set(value.map((one) => one.id))
  const search = (text: string) => ({
    ...appointmentQueries.people(text),
    select: (found: readonly NamedPerson[]) => found.filter((one) => !chosen.has(one.id)),
  })
  return (
    <Input.Wrapper label={label} description={description} error={error} required labelProps={{ id }} labelElement="div">
      {value.length > 0 && (
        <ul className={classes['people']} aria-labelledby={id}>
          {value.map((person) => (
            <li key={person.id}>
              <PersonChip person={person} />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={26}
                aria-label={t('removePerson', { name: person.fullName })}
                onClick={() => onChange(value.filter((one) => one.id !== person.id))}
              >
                <IconX size={15} stroke={1.7} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {value.length < MAX_APPOINTMENT_PEOPLE && (
        <PersonPicker<NamedPerson>
          bare
          data-field="peopleIds"
          label={t('addPerson')}
          placeholder={t('addPerson')}
          value={null}
          clearable={false}
          search={search}
          onChange={(person) => person && onChange([...value, person])}
        />
      )}
    </Input.Wrapper>
  )
}
