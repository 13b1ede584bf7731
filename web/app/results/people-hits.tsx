import { Kbd } from '../../ui/kbd.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { Face } from '../face.tsx'
import { useAsked } from './address.ts'
import type { FoundItem } from './api.ts'
import { noteSearch } from './earlier.ts'
import classes from './results.module.css'

interface PeopleHitsProps {
  readonly items: readonly FoundItem[]
  readonly onPerson: (id: string, among?: readonly string[]) => void
}

/** People as cards: who is there now, and where they work. */
export function PeopleHits({ items, onPerson }: PeopleHitsProps) {
  const asked = useAsked()
  return (
    <ul className={classes['people']}>
      {items.map(({ id, title, place }) => (
        <li key={id}>
          <button
            type="button"
            className={classes['person']}
            data-hit="user"
            onClick={() => {
              noteSearch(asked?.q ?? '')
              onPerson(
                id,
                items.map((one) => one.id),
              )
            }}
          >
            <Face id={id} name={title.text} size={30} />
            <span className={classes['text']}>
              <UserText text={title.text} lines={1} />
              <small>{place && <UserText text={place} lines={1} />}</small>
            </span>
            <span className={classes['enter']}>
              <Kbd keys="Enter" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
