import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleFold, useMenuState } from './menu-state.ts'
import classes from './nav.module.css'

interface NavPartProps {
  readonly name: 'favourites' | 'work' | 'learning' | 'management' | 'soon'
  /** After the head. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A group of the menu, folded or not as this browser keeps it. */
export function NavPart({ name, beside, children }: NavPartProps) {
  const { t } = useTranslation('shell')
  const folded = useMenuState((state) => state.folded.includes(name))
  const [headId, listId] = [useId(), useId()]
  return (
    <section aria-labelledby={headId} data-part={name}>
      <h2 className={classes['group']}>
        <button
          type="button"
          id={headId}
          aria-expanded={!folded}
          aria-controls={folded ? undefined : listId}
          onClick={() => toggleFold(name)}
        >
          {t(`group_${name}`)}
          <IconChevronDown size={14} stroke={1.75} aria-hidden className={folded ? classes['folded'] : undefined} />
        </button>
        {beside && <Suspense>{beside}</Suspense>}
      </h2>
      {!folded && (
        <ul id={listId} className={classes['list']}>
          {children}
        </ul>
      )}
    </section>
  )
}
