import type { Bar } from '@diwan/contract/timeline/schemas'
import { MAX_BARS } from '@diwan/contract/timeline/limits'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { useDirection } from '../../kit/formats.ts'
import { oneOf } from '../../kit/list/address.ts'
import { store, stored } from '../../kit/stored-values.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toasts.ts'
import type { AllBars } from './api.ts'
import { BarTable } from './bar-table.tsx'
import { TimelineCanvas, type CanvasHandle } from './canvas/timeline-canvas.tsx'
import { Controls } from './controls.tsx'
import { LoadTable } from './load-table.tsx'
import type { Critical } from './model/critical.ts'
import type { Workload } from './model/loads.ts'
import type { Dates } from './model/scale.ts'
import { ZOOMS, type Zoom } from './model/scale.ts'
import classes from './timeline.module.css'
import { useCalendar } from './use-calendar.ts'

interface TimelineProps {
  readonly data: AllBars
  /** Groups that are known, in their order. */
  readonly groups?: readonly string[]
  readonly today: string
  readonly onOpen: (bar: Bar) => void
  readonly onMove: (bar: Bar, dates: Dates) => void
  readonly calendarFile?: string
  /** Lit among the bars, and a column of the table, where it is asked for. */
  readonly critical?: Critical | undefined
  /** Below the bars, or a table of its own, where it is asked for. */
  readonly workload?: Workload | undefined
  /** What the screen narrows it by, in the line of controls. */
  readonly children?: ReactNode
}

const NONE: readonly string[] = []
const WEEK: Zoom = 'week'

/** One line of time for whatever has dates: as bars to move, or as a table. The scale is in the address, the rest of the look is kept. */
export function Timeline(props: TimelineProps) {
  const { data, groups = NONE, today, onOpen, onMove, calendarFile, critical, workload, children } = props
  const { bars, more } = data
  const { t } = useTranslation('timeline')
  const asked: { zoom?: unknown; as?: unknown } = useSearch({ strict: false })
  const zoom = oneOf(ZOOMS, asked.zoom) ?? WEEK
  const table = asked.as === 'table'
  const navigate = useNavigate()
  const put = (some: object) => void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace: true })
  const [look, keep] = useLook()
  const page = useDirection()
  const direction = look.turned ? (page === 'rtl' ? 'ltr' : 'rtl') : page
  const { daysOff, calendar } = useCalendar(today)
  const canvas = useRef<CanvasHandle>(null)
  useCommands(
    table
      ? []
      : [
          {
            id: 'timeline.today',
            label: t('today'),
            part: 'list',
            stroke: { code: 'KeyT' },
            run: () => canvas.current?.toToday(),
          },
        ],
  )
  return (
    <div className={classes['timeline']}>
      <Controls
        zoom={zoom}
        onZoom={(next) => put({ zoom: next === WEEK ? undefined : next })}
        onToday={() => canvas.current?.toToday()}
        onStep={(way) => canvas.current?.step(way)}
        onTurn={() => keep({ ...look, turned: !look.turned })}
        hijri={look.hijri}
        onHijri={() => keep({ ...look, hijri: !look.hijri })}
        table={table}
        onTable={() => put({ as: table ? undefined : 'table' })}
        calendarFile={calendarFile}
        onPicture={table || bars.length === 0 ? undefined : () => void savePicture(canvas.current, t)}
      >
        {children}
      </Controls>
      {critical && <p className={classes['note']}>{t('criticalCount', { count: countOf(critical) })}</p>}
      {workload && (
        <p className={classes['note']}>
          {t(workload.people.length === 0 ? 'noWorkload' : 'workloadText')} {workload.more && t('workloadMore')}
        </p>
      )}
      {more && <p className={classes['note']}>{t('tooMany', { count: MAX_BARS })}</p>}
      {bars.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} literally="noData" />
      ) : table ? (
        <BarTable bars={bars} critical={critical} onOpen={onOpen}>
          {workload && <LoadTable workload={workload} />}
        </BarTable>
      ) : (
        <TimelineCanvas
          ref={canvas}
          label={t('bars')}
          bars={bars}
          groups={groups}
          zoom={zoom}
          direction={direction}
          hijri={look.hijri}
          daysOff={daysOff}
          calendar={calendar}
          critical={critical}
          workload={workload}
          onOpen={onOpen}
          onMove={onMove}
        />
      )}
    </div>
  )
}

/** What lies on the line of time, as a file for a report or a wall. */
async function savePicture(canvas: CanvasHandle | null, t: TFunction<'timeline'>): Promise<void> {
  try {
    const picture = await canvas?.picture()
    if (!picture) return
    saveFile({ name: 'timeline.png', content: picture.blob })
    if (!picture.whole) showToast({ kind: 'info', text: t('tooMany', { count: picture.rows }) })
  } catch {
    showToast({ kind: 'error', text: t('noPicture') })
  }
}

const countOf = ({ slack }: Critical): number => [...slack.values()].filter((days) => days <= 0).length

interface Look {
  /** Time runs the other way than the page is read. */
  readonly turned: boolean
  readonly hijri: boolean
}

function useLook(): [Look, (look: Look) => void] {
  const [look, show] = useState<Look>(() => {
    const kept = stored('timeline')
    return { turned: kept?.['turned'] === true, hijri: kept?.['hijri'] !== false }
  })
  return [
    look,
    (next) => {
      store('timeline', { ...next })
      show(next)
    },
  ]
}
