import { ActionIcon, Button } from '@mantine/core'
import type { Person } from '@diwan/contract/users/schemas/person'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { AddPicker } from '../../ui/add-picker.tsx'
import { asPerson } from '../../ui/person-chip.tsx'
import { PersonPress } from '../../ui/person-press.tsx'
import type { SearchPickerProps } from '../../ui/search-picker.tsx'
import classes from './shared-with.module.css'

interface SharedWithProps {
  readonly people: readonly Person[]
  /** Whether this reader adds and removes others; everybody may leave. */
  readonly may: boolean
  /** In the words of the record. */
  readonly words: { readonly title: string; readonly none: string; readonly add: string }
  readonly search: SearchPickerProps<Person>['search']
  readonly onAdd: (person: Person) => void
  readonly onRemove: (person: Person) => void
  readonly onLeave: () => void
}

/** The people of a record, each of whom may leave; some readers may add others and remove them. */
export function SharedWith({ people, may, words, search, onAdd, onRemove, onLeave }: SharedWithProps) {
  const { t } = useTranslation('people')
  const me = useSession()?.metadata.id
  return (
    <section className={classes['people']} aria-label={words.title}>
      <h2>{words.title}</h2>
      {people.length > 0 && (
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <PersonPress person={person} />
              {person.id === me ? (
                <Button size="compact-sm" variant="subtle" onClick={onLeave}>
                  {t('leave')}
                </Button>
              ) : (
                may && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('remove', { person: person.fullName })}
                    onClick={() => onRemove(person)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      {may ? (
        <AddPicker<Person> label={words.add} search={search} {...asPerson} onAdd={onAdd} />
      ) : (
        people.length === 0 && <p>{words.none}</p>
      )}
    </section>
  )
}
