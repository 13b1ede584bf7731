import '../../../ui/chart/chart.css'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { line } from 'd3-shape'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { useLabel, useUnitText, type ChartProps, type ContentOf } from './use-chart-words.ts'
import classes from './charts.module.css'

type Figure = ContentOf<'figures'>['items'][number]

/** Up to four figures side by side, each a link to the list that it counts. */
export default function Figures({ name, content }: ChartProps<'figures'>) {
  const label = useLabel(name)
  return (
    <ul className={classes['figures']}>
      {content.items.map((figure) => (
        <li key={figure.key}>
          <Tile figure={figure} label={label(figure)} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ figure, label }: { figure: Figure; label: string }) {
  const { t } = useTranslation('dashboard')
  const text = useUnitText()
  const { value, unit, change, points, path } = figure
  const inside = (
    <>
      <span className={classes['name']}>{label}</span>
      <span className={classes['value']}>
        <b>{value === null ? '–' : text(value, unit)}</b>
        {points && points.length > 1 && <Spark points={points} />}
      </span>
      <span className={classes['change']}>
        {change === 0 && t('sameAsBefore')}
        {change !== undefined && change !== 0 && (
          <>
            {change > 0 ? (
              <IconArrowUp size={13} stroke={1.8} aria-hidden />
            ) : (
              <IconArrowDown size={13} stroke={1.8} aria-hidden />
            )}
            {t(change > 0 ? 'moreThanBefore' : 'lessThanBefore', { value: text(Math.abs(change), unit) })}
          </>
        )}
      </span>
    </>
  )
  return path === undefined ? <div>{inside}</div> : <Link {...linkOf(path)}>{inside}</Link>
}

const [WIDTH, HEIGHT] = [64, 30]

/** A small line; the newest value is at the end of the line of reading. */
function Spark({ points }: { points: readonly (number | null)[] }) {
  const rtl = useDirection() === 'rtl'
  const known = points.filter((one) => one !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const x = (at: number) => (rtl ? points.length - 1 - at : at) * (WIDTH / (points.length - 1))
  const y = (value: number) => HEIGHT - 3 - ((value - least) / (most - least || 1)) * (HEIGHT - 6)
  const path = line<number | null>(
    (_value, at) => x(at),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null)
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden>
      <path d={path(points) ?? ''} fill="none" stroke="var(--c1)" strokeWidth={1.75} />
    </svg>
  )
}
