import { fold } from '@diwan/core/arabic-fold'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, EditorDialog, Offered } from './choices.ts'
import { choose } from './choose.ts'
import classes from './page-editor.module.css'
import { placeMenu } from './place-menu.ts'
import { slash as sign } from './slash.ts'
import type { MenuKeys } from './trigger.ts'

interface SlashMenuProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly keys: MenuKeys
  readonly offered: Offered
  readonly onAsk?: (asked: EditorDialog) => void
}

/** Opened by a stroke; what is typed after it narrows what is offered, in either language. */
export function SlashMenu({ view, state, keys, offered, onAsk }: SlashMenuProps) {
  const { t } = useTranslation('documents')
  const slash = sign.at(state)
  const [at, setAt] = useState({ of: '', active: 0 })
  const typed = fold(slash?.typed ?? '')
  const fits = ({ name }: Choice) =>
    typed === '' || fold(t(name)).includes(typed) || fold(t(`find_${name}`)).includes(typed) || name.toLowerCase().includes(typed)
  const parts = [
    { title: t('partText'), choices: offered.texts.filter(fits) },
    { title: t('partInsert'), choices: offered.inserts.filter(fits) },
  ]
  const all = parts.flatMap(({ choices }) => choices)
  const active = at.of === typed ? Math.min(at.active, all.length - 1) : 0
  const take = (choice: Choice | undefined) => {
    if (!slash || !choice) return
    view.dispatch(view.state.tr.delete(slash.from, slash.to))
    choose(choice.name, view, onAsk)
  }
  const move = (by: number) => setAt({ of: typed, active: (active + by + all.length) % all.length })
  const does: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => take(all[active]),
    Tab: () => take(all[active]),
    Escape: () => sign.close(view),
  }
  const press = useEffectEvent((key: string) => {
    if (!slash || (all.length === 0 && key !== 'Escape') || !does[key]) return false
    does[key]()
    return true
  })
  useEffect(() => keys.hear((key) => press(key)), [keys])
  if (!slash || all.length === 0) return null
  return (
    <div ref={(box) => placeMenu(box, view, slash)} className={classes['slash']} role="listbox" aria-label={t('insert')}>
      {parts.map(
        ({ title, choices }) =>
          choices.length > 0 && (
            <div key={title} role="group" aria-label={title}>
              <small aria-hidden>{title}</small>
              {choices.map((choice) => (
                <Line
                  key={choice.name}
                  choice={choice}
                  label={t(choice.name)}
                  active={choice === all[active]}
                  onPick={() => take(choice)}
                />
              ))}
            </div>
          ),
      )}
    </div>
  )
}

interface LineProps {
  readonly choice: Choice
  readonly label: string
  readonly active: boolean
  readonly onPick: () => void
}

function Line({ choice: { icon: Sign, typed }, label, active, onPick }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={line}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault()
        onPick()
      }}
    >
      <Sign size={17} stroke={1.6} aria-hidden />
      <span>{label}</span>
      {typed && <kbd dir="ltr">{typed}</kbd>}
    </div>
  )
}
