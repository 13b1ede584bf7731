import { Menu } from '@mantine/core'
import type { InboxRow } from '@diwan/contract/notifications/schemas'
import { weekStartOf } from '@diwan/core/countries'
import { snoozeUntil, SNOOZES } from '@diwan/core/snooze'
import { IconBell, IconBellOff, IconClock } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { instantText } from '../../kit/formats.ts'
import { useOrganisation } from '../../kit/environment.ts'
import { useReading } from '../../kit/reading.ts'
import { useWrite } from '../../kit/write.ts'
import { inboxWrites } from './api/writes.ts'

/** When it is shown again, and whether its object is followed any longer. */
export default function RowMenu({ row, button }: { row: InboxRow; button: ReactNode }) {
  const { t } = useTranslation('notifications')
  const { zone } = useReading()
  const weekStart = useOrganisation()?.weekStart ?? weekStartOf('SA')
  const [snooze, wake] = [useWrite(inboxWrites.snooze), useWrite(inboxWrites.wake)]
  const [mute, unmute] = [useWrite(inboxWrites.mute), useWrite(inboxWrites.unmute)]
  const { objectId } = row
  const [now] = useState(() => Math.floor(Date.now() / 1_000))
  const clock = <IconClock size={16} stroke={1.6} aria-hidden />
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('snooze')}</Menu.Label>
        {SNOOZES.map((one) => {
          const until = snoozeUntil(one, now, zone, weekStart)
          return (
            <Menu.Item
              key={one}
              leftSection={clock}
              title={instantText(until)}
              onClick={() => snooze.mutate({ objectId, until })}
            >
              {t(`snooze_${one}`)}
            </Menu.Item>
          )
        })}
        {row.snoozedUntil !== null && (
          <Menu.Item leftSection={<IconBell size={16} stroke={1.6} aria-hidden />} onClick={() => wake.mutate({ objectId })}>
            {t('wake')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconBellOff size={16} stroke={1.6} aria-hidden />}
          onClick={() => (row.muted ? unmute : mute).mutate({ objectId })}
        >
          {t(row.muted ? 'unmute' : 'mute')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
