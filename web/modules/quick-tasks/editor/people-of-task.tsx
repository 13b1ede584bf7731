import { MAX_PEOPLE_OF_ONE } from '@diwan/contract/quick-tasks/limits'
import type { Person } from '@diwan/contract/users/schemas/person'
import { CloseButton, Input } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPicker } from '../../../ui/add-picker.tsx'
import { asPerson, PersonChip } from '../../../ui/person-chip.tsx'
import { quickTaskQueries } from '../api.ts'
import classes from './editor.module.css'

interface PeopleOfTaskProps {
  readonly value: readonly Person[]
  readonly onChange: (people: readonly Person[]) => void
}

/** Whom it concerns. */
export function PeopleOfTask({ value: people, onChange }: PeopleOfTaskProps) {
  const { t } = useTranslation(['quick-tasks', 'people'])
  const name = useId()
  const out = new Set(people.map(({ id }) => id))
  return (
    <div className={classes['part']} role="group" aria-labelledby={name}>
      <Input.Label component="span" id={name}>
        {t('people')}
      </Input.Label>
      {people.length > 0 && (
        <ul className={classes['people']}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonChip person={person} />
              <CloseButton
                size="sm"
                aria-label={t('remove', { ns: 'people', person: person.fullName })}
                onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {people.length < MAX_PEOPLE_OF_ONE && (
        <div>
          <AddPicker<Person>
            label={t('addPerson')}
            search={(text) => ({
              ...quickTaskQueries.people(text),
              select: (found: readonly Person[]) => found.filter(({ id }) => !out.has(id)),
            })}
            {...asPerson}
            onAdd={(person) => onChange([...people, person])}
          />
        </div>
      )}
    </div>
  )
}
