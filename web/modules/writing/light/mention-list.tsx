import type { Mentionable } from '@diwan/contract/writing/schemas'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../ui/person-chip.tsx'
import classes from './mention-list.module.css'

interface Props {
  readonly hits: readonly Mentionable[]
  readonly active: number
  /** The id of the list; its options are numbered behind it. */
  readonly list: string
  readonly choose: (hit: Mentionable) => void
  /** Said of those who do not read it. */
  readonly others: string | undefined
}

/** Stands over the field; the focus stays in the text. */
export function MentionList({ hits, active, list, choose, others }: Props) {
  const { t } = useTranslation('writing')
  const shown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <VisuallyHidden role="status">{hits.length > 0 && t('mentionFound', { count: hits.length })}</VisuallyHidden>
      {hits.length > 0 && (
        <div id={list} role="listbox" aria-label={t('mention')} className={classes['list']} data-mentionable>
          {hits.map((hit, place) => (
            <button
              key={hit.person.id}
              id={`${list}-${place}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              ref={place === active ? shown : null}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(hit)}
            >
              <PersonChip person={hit.person} away="words" />
              {!hit.sees && <small>{others}</small>}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
