import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconDots, IconTable, IconTimeline } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HijriToggle } from '../../ui/hijri-toggle.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { MenuLater, type MenuButton } from '../../ui/menu-later.tsx'
import { ZOOMS, type Zoom } from './model/scale.ts'
import classes from './timeline.module.css'

const load = () => import('./more-items.tsx')
const MoreItems = lazyDialog(load)

interface ControlsProps {
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  readonly onToday: () => void
  readonly onStep: (way: 1 | -1) => void
  readonly onTurn: () => void
  readonly hijri: boolean
  readonly onHijri: () => void
  readonly table: boolean
  readonly onTable: () => void
  /** Where the calendar file is read; absent where there is none. */
  readonly calendarFile: string | undefined
  /** Absent where there are no bars to draw. */
  readonly onPicture: (() => void) | undefined
  /** What the screen offers beside it. */
  readonly children?: ReactNode
}

/** The line above the bars: where in time, how wide, which way. */
export function Controls(props: ControlsProps) {
  const { zoom, onZoom, onToday, onStep, onTurn, hijri, onHijri, table, onTable, calendarFile, onPicture, children } = props
  const { t } = useTranslation('timeline')
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div className={classes['controls']} role="toolbar" aria-label={t('timeline')}>
      {!table && (
        <>
          <Button variant="default" size="compact-md" onClick={onToday}>
            {t('today')}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('earlier')}
            title={t('earlier')}
            onClick={() => onStep(-1)}
          >
            <IconChevronLeft {...icon} className="turns" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('later')}
            title={t('later')}
            onClick={() => onStep(1)}
          >
            <IconChevronLeft {...icon} className={`turns ${classes['ahead']}`} />
          </ActionIcon>
          <SegmentedControl
            size="xs"
            aria-label={t('zoom')}
            data={ZOOMS.map((one) => ({ value: one, label: t(`zoom_${one}`) }))}
            value={zoom}
            onChange={onZoom}
          />
        </>
      )}
      {children}
      <span className={classes['room']} />
      {!table && <HijriToggle shown={hijri} onToggle={onHijri} />}
      <Tool label={t(table ? 'asBars' : 'asTable')} quiet onClick={onTable}>
        {table ? <IconTimeline {...icon} /> : <IconTable {...icon} />}
      </Tool>
      {(!table || onPicture || calendarFile !== undefined) && (
        <MenuLater
          load={load}
          button={(asks) => <Dots {...asks} />}
          menu={
            <MoreItems button={<Dots />} calendarFile={calendarFile} onTurn={table ? undefined : onTurn} onPicture={onPicture} />
          }
        />
      )}
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly pressed?: boolean
  /** Its word gives way first. */
  readonly quiet?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** With its word where there is room. */
export function Tool({ label, pressed, quiet = false, onClick, children }: ToolProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      className={classes['tool'] ?? ''}
      data-quiet={quiet || undefined}
      leftSection={children}
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <span className={classes['word']}>{label}</span>
    </Button>
  )
}

function Dots(props: Partial<MenuButton>) {
  const { t } = useTranslation('timeline')
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')} title={t('more')} {...props}>
      <IconDots size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
