import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { Legend } from '../../../ui/chart/legend.tsx'
import { Plot } from '../../../ui/chart/plot.tsx'
import type { Panel } from '../../../ui/chart/plot-shapes.ts'
import { markOf, weekdayIn } from '../../../ui/chart/step-marks.ts'
import { useWidgetWords } from '../use-widget-words.ts'
import { useLabel, useUnitText, type ChartProps } from './use-chart-words.ts'
import classes from './charts.module.css'

const HEIGHT = 136

/** Counts by day as bars, other units as lines; each day opens the lists behind it. */
export default function Days({ name, content: { days, series } }: ChartProps<'days'>) {
  const { t } = useTranslation('dashboard')
  const reading = useReading()
  const { titleOf } = useWidgetWords()
  const wordOf = useLabel(name)
  const unitText = useUnitText()
  const unit = series[0]?.unit ?? 'count'
  const shown = series.map(({ key, values }, at) => ({
    key,
    label: wordOf({ key }),
    colour: `--c${at + 1}` as const,
    // seconds are what the axis divides into hours
    values: unit === 'minutes' ? values.map((value) => value && value * 60) : values,
  }))
  const panel: Panel = {
    kind: unit === 'count' ? 'bars' : 'line',
    unit: unit === 'minutes' ? 'seconds' : 'count',
    height: HEIGHT,
    series: shown,
  }
  const text = (value: number) => (unit === 'minutes' ? unitText(value / 60, unit) : unitText(value, unit))
  return (
    <div className={classes['days']}>
      <div className={classes['legend']}>
        <Legend items={shown} />
      </div>
      <Plot
        label={titleOf(name)}
        steps={days.map((day) => ({
          key: day,
          mark: markOf(day, 'day', reading.calendar === 'hijri' ? 'hijri' : 'gregory', reading),
          title: `${weekdayIn(day, reading)} \u2066${dayText(day)}\u2069`,
        }))}
        panels={[panel]}
        text={text}
        linksOf={(at) =>
          series.flatMap(({ key, values, paths }) =>
            paths?.[at] && values[at] ? [{ key, label: t('openList', { list: wordOf({ key }) }), path: paths[at] }] : [],
          )
        }
      />
    </div>
  )
}
