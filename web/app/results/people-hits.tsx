import { useTranslation } from 'react-i18next'
import { usePresences } from '../../modules/chat/public.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useAsked } from './address.ts'
import type { FoundItem } from './api.ts'
import { noteSearch } from './earlier.ts'
import classes from './results.module.css'

interface PeopleHitsProps {
  readonly items: readonly FoundItem[]
  readonly onPerson: (id: string) => void
}

/** People as cards: who is there now, and where they work. */
export function PeopleHits({ items, onPerson }: PeopleHitsProps) {
  const { t } = useTranslation('chat')
  const asked = useAsked()
  const presenceOf = usePresences(items)
  return (
    <ul className={classes['people']}>
      {items.map(({ id, title, place }) => {
        const presence = presenceOf(id)
        return (
          <li key={id}>
            <button
              type="button"
              className={classes['person']}
              data-hit="user"
              onClick={() => {
                noteSearch(asked?.q ?? '')
                onPerson(id)
              }}
            >
              <span className={classes['face']} data-presence={presence}>
                <Letter id={id} name={title.text} size={30} />
              </span>
              <span className={classes['text']}>
                <UserText text={title.text} lines={1} />
                <small>
                  {place && <UserText text={place} lines={1} />}
                  {presence && <span className={classes['heard']}>{t(`presence_${presence}`)}</span>}
                </small>
              </span>
              <span className={classes['enter']}>
                <Kbd keys="Enter" />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
