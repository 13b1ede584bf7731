import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkOf } from '../../../kit/link-of.ts'
import { Legend } from '../../../ui/chart/legend.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useLabel, useUnitText, type ChartProps, type ContentOf } from './use-chart-words.ts'
import classes from './charts.module.css'

type Item = ContentOf<'bars'>['items'][number]
const colourAt = (at: number) => `--c${[1, 3, 2, 4, 5, 6, 7, 8][at]}` as const
const sumOf = ({ values }: Item) => values.reduce((sum, value) => sum + value, 0)

/** Horizontal bars that grow from the start of the line; each is a link to the list that it counts. */
export default function Bars({ name, content: { series, items, unit } }: ChartProps<'bars'>) {
  const label = useLabel(name)
  const text = useUnitText()
  const most = Math.max(1, ...items.map(sumOf))
  return (
    <>
      {series.length > 1 && (
        <div className={classes['legend']}>
          <Legend items={series.map((one, at) => ({ key: String(at), label: label(one), colour: colourAt(at) }))} />
        </div>
      )}
      <ul className={classes['bars']}>
        {items.map((item) => (
          <li key={item.person?.id ?? item.key ?? item.path ?? item.label}>
            <Row item={item}>
              <span className={classes['of']}>
                {item.person ? <PersonChip person={item.person} /> : <UserText text={label(item)} lines={1} />}
              </span>
              <span className={classes['track']}>
                {item.values.map((value, at) => (
                  <i key={at} style={{ inlineSize: `${(value / most) * 100}%`, background: `var(${colourAt(at)})` }} />
                ))}
              </span>
              <bdi className={classes['total']}>{text(sumOf(item), unit)}</bdi>
            </Row>
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ item: { path }, children }: { item: Item; children: ReactNode }) {
  return path === undefined ? <div>{children}</div> : <Link {...linkOf(path)}>{children}</Link>
}
