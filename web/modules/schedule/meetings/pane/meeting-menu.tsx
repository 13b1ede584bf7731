import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { TurnCommands, TurnSub } from '../../../actions/public.ts'
import { Activity } from '../../../life/public.ts'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

/** Rare actions: make something else of the meeting, or read its history. */
export function MeetingMenu({ id }: { id: string }) {
  const { t } = useTranslation('schedule')
  const [reads, read] = useState(false)
  return (
    <>
      <TurnCommands id={id} />
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('moreOfMeeting')} title={t('moreOfMeeting')}>
            <IconDots size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <TurnSub id={id} />
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => read(true)}>
            {t('meetingHistory')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SideDrawer opened={reads} title={t('meetingHistory')} size={420} onClose={() => read(false)}>
        {reads && <Activity id={id} />}
      </SideDrawer>
    </>
  )
}
