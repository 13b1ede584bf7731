import type { WidgetRow } from '@diwan/contract/kit/widgets'
import { IconAt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { percentText } from '../../../kit/formats.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { DueText } from '../../../ui/due-text.tsx'
import { Letter } from '../../../ui/person-chip.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from '../dashboard.module.css'
import type { Drawn } from '../types.ts'
import { useWidgetWords } from '../use-widget-words.ts'

interface RowsShapeProps extends Pick<Drawn, 'icons' | 'Face'> {
  readonly items: readonly WidgetRow[]
}

export function RowsShape({ items, icons, Face }: RowsShapeProps) {
  return (
    <ul className={classes['rows']}>
      {items.map((row) => (
        <li key={`${row.path} ${row.id}`} data-tall={row.below !== undefined || isCrowded(row) || undefined} data-row={row.id}>
          <Row row={row} icons={icons} Face={Face} />
        </li>
      ))}
    </ul>
  )
}

/** Beside a bar and a day no room is left for a title: its bar lies below it. */
const isCrowded = ({ progress, day }: WidgetRow): boolean => progress !== undefined && day !== undefined

function Row({ row, icons, Face }: { row: WidgetRow } & Pick<Drawn, 'icons' | 'Face'>) {
  const { word } = useWidgetWords()
  const Sign = icons[row.icon ?? '']
  const { person, sign, colour, shortId, says, title, below } = row
  return (
    <Link {...linkOf(row.path)} className={classes['row']}>
      {Sign && <Sign size={17} stroke={1.6} aria-hidden className={classes['icon']} />}
      {person && <Face id={person.id} name={person.fullName} photo={person.photo} size={28} />}
      {!person && sign !== undefined && <Letter id={row.id} name={sign} size={28} />}
      {colour && <ColourDot colour={colour} />}
      {shortId !== undefined && (
        <span className={classes['shortId']}>
          <ShortIdText shortId={shortId} />
        </span>
      )}
      <span className={classes['title']}>
        {says ? (
          <span className={classes['says']}>{word(says.word, { ...says.values, title })}</span>
        ) : (
          <UserText text={title} lines={1} />
        )}
        {below !== undefined && (
          <span className={classes['below']}>
            <UserText text={below} lines={1} />
          </span>
        )}
        {isCrowded(row) && <Bar row={row} />}
      </span>
      <RowEnd row={row} />
    </Link>
  )
}

function Bar({ row: { title, progress } }: { row: WidgetRow }) {
  const { t } = useTranslation('dashboard')
  return <progress className={classes['bar']} max={100} value={progress} aria-label={t('progress', { title })} />
}

function RowEnd({ row }: { row: WidgetRow }) {
  const { status, day, late, progress, unread = 0, mentioned, badge, action } = row
  const { t, i18n } = useTranslation('dashboard')
  const { word } = useWidgetWords()
  return (
    <>
      {progress !== undefined && (
        <span className={classes['progress']}>
          {!isCrowded(row) && <Bar row={row} />}
          <bdi>{percentText(progress / 100, i18n.language)}</bdi>
        </span>
      )}
      {day !== undefined && (late !== undefined || action === undefined) && (
        <span className={classes['end']}>
          <DueText day={day} done={late === false} />
        </span>
      )}
      {status !== undefined && <StatusBadge status={status as Status} plain />}
      {badge !== undefined && <span className={classes['end']}>{word(`badge_${badge}`)}</span>}
      {unread > 0 && (
        <span className={classes['unread']} role="img" aria-label={t(mentioned ? 'mentioned' : 'unread', { count: unread })}>
          {mentioned ? <IconAt size={14} stroke={2} aria-hidden /> : <CountBadge count={unread} more={false} />}
        </span>
      )}
      {action !== undefined && <span className={classes['action']}>{word(`act_${action}`)}</span>}
    </>
  )
}
