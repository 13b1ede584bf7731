import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { awayQueries } from './api.ts'
import classes from './away.module.css'

interface AwayControlsProps {
  readonly weeks: number
  readonly phone: boolean
  readonly mayAdd: boolean
  /** How many people of the units that are shown are away today. */
  readonly awayToday: number | undefined
  readonly onToday: () => void
  readonly onStep: (way: 1 | -1) => void
  readonly onWeeks: (weeks: number) => void
  readonly onAdd: (unitId: string) => void
}

/** The line above the grid: where in time, how wide, and which units. */
export function AwayControls({ weeks, phone, mayAdd, awayToday, onToday, onStep, onWeeks, onAdd }: AwayControlsProps) {
  const { t } = useTranslation('away')
  useCommands([{ id: 'away.today', label: t('today'), part: 'list', stroke: { code: 'KeyT' }, run: onToday }])
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div className={classes['controls']} role="toolbar" aria-label={t('span')}>
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
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('later')} title={t('later')} onClick={() => onStep(1)}>
        <IconChevronLeft {...icon} className={`turns ${classes['ahead']}`} />
      </ActionIcon>
      {!phone && (
        <SegmentedControl
          size="xs"
          aria-label={t('span')}
          data={[
            { value: '1', label: t('oneWeek') },
            { value: '2', label: t('twoWeeks') },
          ]}
          value={String(weeks)}
          onChange={(next) => onWeeks(Number(next))}
        />
      )}
      {mayAdd && (
        <span className={classes['picker']}>
          <UnitPicker
            bare
            label={t('addUnit')}
            placeholder={t('addUnit')}
            value={null}
            search={(text) => awayQueries.units(text)}
            onChange={(unit: { id: string; nameAr: string; nameEn: string } | null) => unit && onAdd(unit.id)}
          />
        </span>
      )}
      <span className={classes['room']} />
      {awayToday !== undefined && <span className={classes['sum']}>{t('awayToday', { count: awayToday })}</span>}
      {!phone && (
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('print')} title={t('print')} onClick={() => print()}>
          <IconPrinter {...icon} />
        </ActionIcon>
      )}
    </div>
  )
}
