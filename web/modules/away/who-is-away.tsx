import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../kit/widths.ts'
import { timelineQueries } from '../timeline/public.ts'
import { awayQueries } from './api.ts'
import { AwayControls } from './away-controls.tsx'
import { AwayHead } from './away-head.tsx'
import { AwayUnit } from './away-unit.tsx'
import classes from './away.module.css'
import { useAwayAddress } from './use-away-address.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** A part of the screen that scrolls must be reachable without a pointer. */
const REACHED_BY_KEYS = { role: 'group', tabIndex: 0 } as const

/** Shows the absences of the people of some units in one or two weeks. Time runs in the direction of reading. */
export function WhoIsAway() {
  const { t } = useTranslation('away')
  const phone = usePhone()
  const address = useAwayAddress(phone)
  const { days, units, today, weeks } = address
  const frame = useRef<HTMLDivElement>(null)
  useGridKeys(frame)
  const range = { from: days[0]!, to: days.at(-1)! }
  const { data: daysOff } = useQuery(timelineQueries.daysOff(range))
  const off = (day: string) => daysOff?.items.includes(day) === true
  const own = useInfiniteQuery({ ...awayQueries.unit(range), enabled: units.length === 0 }).data?.pages[0]?.unit
  const sum = useQuery(awayQueries.unitsToday(units)).data?.away
  const add = (id: string) => {
    const shown = units.length > 0 ? units : own ? [own.id] : []
    address.showUnits([...shown.filter((one) => one !== id), id])
  }
  return (
    <div className={classes['away']}>
      <AwayControls
        weeks={weeks}
        phone={phone}
        mayAdd={address.mayAdd}
        awayToday={sum}
        onToday={address.toToday}
        onStep={address.step}
        onWeeks={address.showWeeks}
        onAdd={add}
      />
      <div ref={frame} className={classes['frame']} aria-label={t('whoIsAway')} aria-describedby="away-keys" {...REACHED_BY_KEYS}>
        <table aria-label={t('whoIsAway')} data-weeks={weeks}>
          <AwayHead days={days} today={today} off={off} phone={phone} />
          {(units.length > 0 ? units : [undefined]).map((id) => (
            <AwayUnit
              key={id ?? 'own'}
              unitId={id}
              {...{ days, today, off }}
              onRemove={id === undefined ? undefined : () => address.showUnits(units.filter((one) => one !== id))}
            />
          ))}
        </table>
        <p id="away-keys" className={classes['hidden']}>
          {t('keys')}
        </p>
      </div>
    </div>
  )
}
