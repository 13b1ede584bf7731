import type { Mentionable } from '@diwan/contract/writing/schemas'
import { VisuallyHidden } from '@mantine/core'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { useMentionHits, type MentionSource } from '../../writing/public.ts'
import { mention, mentionSign } from './mention.ts'
import { placeMenu } from './place-menu.ts'
import type { MenuKeys } from './trigger.ts'
import classes from './page-editor.module.css'

interface MentionMenuProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly keys: MenuKeys
  readonly source: MentionSource
}

/** Opened by `@`: people whose name fits what is typed after it. The focus stays in the text. */
export function MentionMenu({ view, state, keys, source }: MentionMenuProps) {
  const { t } = useTranslation('documents')
  const asked = mentionSign.at(state)
  const typed = asked?.typed.trim() ?? ''
  const { hits: people, answerTo } = useMentionHits(source, asked?.typed)
  const [at, setAt] = useState({ of: '', active: 0 })
  const active = at.of === typed ? Math.min(at.active, people.length - 1) : 0
  const take = (chosen: Mentionable | undefined) => {
    const now = mentionSign.at(view.state)
    if (now && chosen) mention(view, now, chosen.person)
  }
  const move = (by: number) => setAt({ of: typed, active: (active + by + people.length) % people.length })
  const does: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => take(people[active]),
    Tab: () => take(people[active]),
    Escape: () => mentionSign.close(view),
  }
  const press = useEffectEvent((key: string) => {
    // The menu may be older than the text, which changes before anything is drawn.
    const answersText = mentionSign.at(view.state)?.typed.trim() === answerTo
    if (people.length === 0 || !does[key] || (key !== 'Escape' && !answersText)) return false
    does[key]()
    return true
  })
  useEffect(() => keys.hear((key) => press(key)), [keys])
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <VisuallyHidden role="status">{people.length > 0 && t('mentionFound', { count: people.length })}</VisuallyHidden>
      {asked && people.length > 0 && (
        <div
          ref={(box) => placeMenu(box, view, asked)}
          className={classes['slash']}
          role="listbox"
          aria-label={t('mention')}
          data-mentionable
        >
          {people.map((one, place) => (
            <div
              key={one.person.id}
              ref={place === active ? shown : null}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault()
                take(one)
              }}
            >
              <PersonChip away="words" person={one.person} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
