import '../../../ui/chart/chart.css'
import { Link } from '@tanstack/react-router'
import { arc, pie } from 'd3-shape'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { useLabel, type ChartProps, type ContentOf } from './use-chart-words.ts'
import classes from './charts.module.css'

type Item = ContentOf<'share'>['items'][number]
const [SIZE, OUTER, INNER] = [112, 51, 36]

/** A donut that runs clockwise from the top in both directions of writing; its parts are links in the list beside it. */
export default function Share({ name, content: { items } }: ChartProps<'share'>) {
  const { i18n } = useTranslation()
  const label = useLabel(name)
  const total = items.reduce((sum, { value }) => sum + value, 0)
  const parts = pie<Item>()
    .sortValues(null)
    .value(({ value }) => value)
    .padAngle(total > 0 ? 0.03 : 0)([...items])
  const shape = arc<(typeof parts)[number]>().innerRadius(INNER).outerRadius(OUTER).cornerRadius(1)
  return (
    <div className={classes['share']}>
      <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden direction="ltr">
        {total === 0 && <circle r={(OUTER + INNER) / 2} fill="none" stroke="var(--diwan-line)" strokeWidth={OUTER - INNER} />}
        {total > 0 && parts.map((part, at) => <path key={at} d={shape(part) ?? ''} fill={`var(--c${at + 1})`} />)}
        <text textAnchor="middle" y={7} fontSize={20} fontWeight={600} fill="var(--mantine-color-text)">
          {numberText(total, i18n.language)}
        </text>
      </svg>
      <ul>
        {items.map((item, at) => (
          <li key={item.key ?? item.label}>
            <Part path={item.path}>
              <i style={{ background: `var(--c${at + 1})` }} />
              <UserText text={label(item)} lines={1} />
              <bdi>{numberText(item.value, i18n.language)}</bdi>
            </Part>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ path, children }: { path: string | undefined; children: ReactNode }) {
  return path === undefined ? <div>{children}</div> : <Link {...linkOf(path)}>{children}</Link>
}
