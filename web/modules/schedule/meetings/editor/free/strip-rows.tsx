import { formatClock } from '@diwan/core/formats'
import { IconDoor, IconMail } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../../../kit/formats.ts'
import { useReading } from '../../../../../kit/reading.ts'
import { zonePlace } from '../../../../../kit/zone-name.ts'
import { Letter } from '../../../../../ui/person-chip.tsx'
import { UserText } from '../../../../../ui/user-text.tsx'
import type { Minutes } from '../../../model/place-times.ts'
import { overlaps, timeOf, type StripRow } from '../../../model/strip.ts'
import classes from './strip.module.css'

interface RowOfStripProps {
  readonly row: StripRow
  readonly shown: Minutes
  readonly chosen: Minutes | undefined
}

/** One person or room: hours outside of work are hatched, taken times are blocks, and what the meeting would collide with stands out. */
export function RowOfStrip({ row, shown, chosen }: RowOfStripProps) {
  const { t, i18n } = useTranslation(['schedule', 'calendar'])
  const { digits } = useReading()
  const listText = useListText()
  const clock = (at: number) => formatClock(timeOf(at), digits)
  const taken = row.taken.map(({ start, end, state }) =>
    t('takenFromTo', { state: t(`state_${state}`, { ns: 'calendar' }), from: clock(start), to: clock(end) }),
  )
  const open = row.working ?? [shown]
  return (
    <li className={classes['row']}>
      <span className={classes['who']}>
        {row.kind === 'person' ? (
          <Letter id={row.id} name={row.name} photo={row.photo} size={22} />
        ) : (
          <span className={classes['sign']}>
            <IconDoor size={13} stroke={1.7} aria-hidden />
          </span>
        )}
        <UserText text={row.name} lines={1} />
        {row.zone && <small>{zonePlace(row.zone, i18n.language)}</small>}
      </span>
      <span className={classes['track']} role="img" aria-label={taken.length > 0 ? listText(taken) : t('free')}>
        {open.map((one) => (
          <span key={one.start} className={classes['open']} style={placed(one, shown)} />
        ))}
        {row.taken.map((one) => (
          <span
            key={`${one.start} ${one.end}`}
            className={classes['taken']}
            style={placed(one, shown)}
            data-state={one.state}
            data-conflict={(chosen && one.state !== 'maybe' && overlaps(one, chosen)) || undefined}
          />
        ))}
      </span>
    </li>
  )
}

/** The times of guests are known to nobody here. */
export function GuestsRow({ count }: { count: number }) {
  const { t } = useTranslation('schedule')
  return (
    <li className={classes['row']}>
      <span className={classes['who']}>
        <span className={classes['sign']}>
          <IconMail size={13} stroke={1.7} aria-hidden />
        </span>
        {t('guestCount', { count })}
      </span>
      <span className={classes['track']} data-unknown>
        {t('guestTimesUnknown')}
      </span>
    </li>
  )
}

/** Where a time lies along the strip; what lies before or after it is cut. */
function placed({ start, end }: Minutes, shown: Minutes): CSSProperties {
  const whole = shown.end - shown.start
  const [from, to] = [Math.max(start, shown.start), Math.min(end, shown.end)]
  return { '--at': (from - shown.start) / whole, '--length': Math.max(0, to - from) / whole } as CSSProperties
}
