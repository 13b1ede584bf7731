import type { Person } from '@diwan/contract/users/schemas/person'
import { CloseButton, Input } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { chatQueries } from '../api/api.ts'
import classes from './new-chat-dialog.module.css'

interface PeopleFieldProps {
  readonly label: string
  readonly value: readonly Person[]
  readonly onChange: (people: readonly Person[]) => void
  /** Who is in already. */
  readonly without?: readonly string[]
  readonly error?: ReactNode
  readonly required?: boolean
  readonly 'data-field'?: string
}

const none: readonly string[] = []

/** Several people, found one after the other by their names. */
export function PeopleField({
  label,
  value: people,
  onChange,
  without = none,
  error,
  required = false,
  ...field
}: PeopleFieldProps) {
  const { t } = useTranslation('people')
  const me = useSession()?.metadata.id
  const name = useId()
  const out = new Set([me, ...without, ...people.map(({ id }) => id)])
  const search = (text: string) => {
    const asked = chatQueries.colleagues(text)
    return { ...asked, select: (found: readonly Person[]) => found.filter(({ id }) => !out.has(id)) }
  }
  return (
    <div className={classes['people']} role="group" aria-labelledby={name}>
      <Input.Label component="span" id={name} required={required}>
        {label}
      </Input.Label>
      {people.length > 0 && (
        <ul className={classes['chosen']}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonChip person={person} />
              <CloseButton
                size="sm"
                aria-label={t('remove', { person: person.fullName })}
                onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <PersonPicker<Person>
        bare
        label={label}
        value={null}
        search={search}
        {...field}
        onChange={(person) => person && onChange([...people, person])}
      />
      {error && <span className={classes['wrong']}>{error}</span>}
    </div>
  )
}
