import { IconCheck } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { BarRow } from '../model/rows.ts'
import { spanOf, type Dates, type Span } from '../model/scale.ts'
import classes from './canvas.module.css'

interface BarViewProps {
  readonly row: BarRow
  readonly canvas: Span
  readonly dayPx: number
  /** The one that Tab reaches. */
  readonly reached: boolean
  readonly critical: boolean
  /** A line to another bar begins at its end, before the name of its person. */
  readonly lineBehind: boolean
  /** Where it would lie, while it is moved. */
  readonly moving: Dates | undefined
  readonly onOpen: () => void
  readonly onPress: (event: PointerEvent<HTMLElement>) => void
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void
  readonly onReach: () => void
}

/** Past where the line turns. */
const PAST_LINE_PX = 20

/** A row: the title in the column of names, the bar on the line of time, its person behind it. On a phone the title stands over the bar. */
export function BarView({
  row: { bar },
  canvas,
  dayPx,
  reached,
  critical,
  lineBehind,
  moving,
  onOpen,
  onPress,
  onKey,
  onReach,
}: BarViewProps) {
  const { t } = useTranslation('timeline')
  const { from, to } = spanOf(moving ?? bar)
  const { startDate, dueDate } = moving ?? bar
  const dates = { from: dayText(startDate ?? dueDate!), to: dayText(dueDate ?? startDate!) }
  const { title, person } = bar
  const spoken = person ? t('spanWith', { title, person: person.fullName, ...dates }) : t('span', { title, ...dates })
  const width = (to - from + 1) * dayPx
  return (
    <>
      <div role="rowheader" className={classes['name']}>
        <i className={classes['dot']} data-item={bar.type} aria-hidden />
        <button type="button" tabIndex={-1} onClick={onOpen} aria-label={t('open', { title })}>
          <UserText text={title} lines={1} />
        </button>
        {person && <Letter id={person.id} name={person.fullName} photo={person.photo} size={22} />}
      </div>
      <div role="gridcell" className={classes['lane']}>
        <div
          role="button"
          tabIndex={reached ? 0 : -1}
          className={classes['bar']}
          data-bar={bar.id}
          data-item={bar.type}
          data-done={bar.done || undefined}
          data-critical={critical || undefined}
          data-movable={bar.movable || undefined}
          data-moving={moving ? true : undefined}
          aria-label={bar.done ? `${spoken}, ${t('done')}` : critical ? `${spoken}, ${t('critical')}` : spoken}
          aria-describedby={bar.movable ? 'timeline-keys' : undefined}
          style={{ insetInlineStart: (from - canvas.from) * dayPx, inlineSize: Math.max(width, 6) }}
          onClick={onOpen}
          onPointerDown={onPress}
          onKeyDown={onKey}
          onFocus={onReach}
        >
          {bar.progress !== null && bar.progress > 0 && !bar.done && (
            <i className={classes['progress']} style={{ inlineSize: `${bar.progress}%` }} />
          )}
          {bar.done && <IconCheck size={15} stroke={2} aria-hidden />}
        </div>
        {person && (
          <span
            className={classes['after']}
            style={{ insetInlineStart: (from - canvas.from) * dayPx + Math.max(width, 6) + (lineBehind ? PAST_LINE_PX : 8) }}
            aria-hidden
          >
            <UserText text={person.fullName} lines={1} />
          </span>
        )}
      </div>
    </>
  )
}
