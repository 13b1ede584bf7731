import type { ReactNode } from 'react'
import { asPerson, PersonChip, type PersonChipProps } from './person-chip.tsx'
import classes from './person-picker.module.css'
import { SearchPicker, type SearchPickerProps } from './search-picker.tsx'

type Named = PersonChipProps['person']

interface PersonPickerProps<Person> extends Omit<SearchPickerProps<Person>, 'keyOf' | 'nameOf' | 'render'> {
  /** Below the name: what tells apart or helps to choose. */
  readonly about?: (person: Person) => ReactNode
}

/** The field in which somebody is found by name; who may be chosen is what `search` finds. */
export function PersonPicker<Person extends Named>({ about, ...field }: PersonPickerProps<Person>) {
  return (
    <SearchPicker<Person>
      {...field}
      {...asPerson}
      render={(person) => (
        <span className={classes['hit']}>
          <PersonChip person={person} />
          {about && <small>{about(person)}</small>}
        </span>
      )}
    />
  )
}
