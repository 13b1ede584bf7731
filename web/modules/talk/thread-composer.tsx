import { SegmentedControl } from '@mantine/core'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import { ComposerFrame, KeptText } from '../writing/public.ts'
import { useChosenKind } from './drafts/quotes.ts'
import classes from './thread-composer.module.css'

export interface WritingKind<Kind extends DraftKind> {
  readonly kind: Kind
  readonly label: string
  /** A note that is shown above the field. */
  readonly about?: string
  /** Not for all readers of the record. */
  readonly inside?: boolean
  /** The key that begins to write it. */
  readonly keys?: string
}

interface ThreadComposerProps<Kind extends DraftKind> {
  /** The record. */
  readonly id: string
  /** Each kind has a draft of its own, so that one can never be sent as another by a slip. */
  readonly kinds: readonly [WritingKind<Kind>, ...WritingKind<Kind>[]]
  readonly open: readonly Kind[]
  /** Names the choice between kinds. */
  readonly choose: string
  /** Why the first of them cannot be written, where it cannot. */
  readonly closed: ReactNode
  readonly children: (kind: Kind) => ReactNode
}

/** Where messages about a record are written, at the end of its thread. What was typed stays readable when writing is over. */
export function ThreadComposer<Kind extends DraftKind>({ id, kinds, open, choose, closed, children }: ThreadComposerProps<Kind>) {
  const [chosen, setChosen] = useChosenKind(id, kinds[0].kind)
  const choices = kinds.filter(({ kind }) => open.includes(kind))
  const shown = choices.find(({ kind }) => kind === chosen) ?? choices[0]
  return (
    <div className={classes['place']}>
      {kinds.map(({ kind, label }) => !open.includes(kind) && <KeptText key={kind} place={{ kind, key: id }} label={label} />)}
      {!open.includes(kinds[0].kind) && closed}
      {shown && (
        <ComposerFrame data-kind={shown.kind} tone={shown.inside ? 'warn' : undefined}>
          {choices.length > 1 && (
            <SegmentedControl
              aria-label={choose}
              size="sm"
              classNames={{ label: classes['kinds'] ?? '' }}
              data={choices.map((one) => ({ value: one.kind, label: <KindLabel one={one} /> }))}
              value={shown.kind}
              onChange={setChosen}
            />
          )}
          {shown.about !== undefined && (
            <p className={classes['about']} data-about>
              {shown.about}
            </p>
          )}
          {children(shown.kind)}
        </ComposerFrame>
      )}
    </div>
  )
}

function KindLabel<Kind extends DraftKind>({ one: { label, inside = false, keys } }: { one: WritingKind<Kind> }) {
  return (
    <span className={classes['kind']}>
      {inside && <IconLock size={14} stroke={2} aria-hidden />}
      <span>{label}</span>
      {keys && <Kbd keys={keys} />}
    </span>
  )
}
