import { Button } from '@mantine/core'
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { zoneTime } from '../../../../kit/zone-name.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import classes from './book.module.css'

interface ZoneChoiceProps {
  /** That of the reader first, then that of the appointment; one where they are the same. */
  readonly zones: readonly string[]
  readonly value: string
  readonly onChange: (zone: string) => void
}

/** Names the clock in which times are written, and offers that of the other side. */
export function ZoneChoice({ zones, value, onChange }: ZoneChoiceProps) {
  const { t, i18n } = useTranslation('schedule')
  const nameOf = (zone: string) => zoneTime(zone, i18n.language)
  const sign = <IconWorld size={16} stroke={1.7} aria-hidden />
  if (zones.length < 2)
    return (
      <span className={classes['legend']} data-zone={value}>
        {sign}
        {nameOf(value)}
      </span>
    )
  return (
    <ActionMenu
      width={260}
      actions={zones.map((zone) => ({
        name: zone,
        label: nameOf(zone),
        ...(zone === value && { icon: IconCheck }),
        run: () => onChange(zone),
      }))}
      button={(asks) => (
        <Button
          size="compact-md"
          variant="default"
          data-zone={value}
          aria-label={`${t('zone')}: ${nameOf(value)}`}
          leftSection={sign}
          rightSection={<IconChevronDown size={14} stroke={1.7} aria-hidden />}
          {...asks}
        >
          {nameOf(value)}
        </Button>
      )}
    />
  )
}
