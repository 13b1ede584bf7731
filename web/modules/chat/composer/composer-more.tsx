import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarClock, IconChartBar, IconDotsVertical, IconListDetails } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kin } from '../../writing/public.ts'
import { useChatAddress } from '../address.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const NewPollDialog = lazyDialog(() => import('../poll/new-poll-dialog.tsx'))
const ScheduleDialog = lazyDialog(() => import('../scheduled/schedule-dialog.tsx'))

export interface ComposerMoreProps {
  readonly id: string
  readonly threadOf: string | undefined
  /** Sends what is written in another way; nothing where nothing is written. */
  readonly later: ((sending: Kin) => void) | undefined
  /** What belongs to it beside words and files. */
  readonly more: { readonly quotedId?: string; readonly threadOf?: string; readonly alsoMain?: boolean }
  /** It left the composer. */
  readonly sent: () => void
}

/** What can be sent beside a message at once. */
export function ComposerMore({ id, threadOf, later, more, sent }: ComposerMoreProps) {
  const { t } = useTranslation('chat')
  const { showScheduled } = useChatAddress()
  const [open, setOpen] = useState<'poll' | 'later'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu position="top-end" radius={12} shadow="md" keepMounted={false} returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={34} aria-label={t('sendOther')} title={t('sendOther')}>
            <IconDotsVertical size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCalendarClock size={16} aria-hidden />}
            disabled={later === undefined}
            onClick={() => setOpen('later')}
          >
            {t('sendLater')}
          </Menu.Item>
          <Menu.Item leftSection={<IconListDetails size={16} aria-hidden />} onClick={() => showScheduled(true)}>
            {t('scheduledMessages')}
          </Menu.Item>
          {threadOf === undefined && (
            <Menu.Item leftSection={<IconChartBar size={16} aria-hidden />} onClick={() => setOpen('poll')}>
              {t('newPoll')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'poll' && <NewPollDialog id={id} onClose={close} />}
        {open === 'later' && later && <ScheduleDialog id={id} later={later} more={more} sent={sent} onClose={close} />}
      </Suspense>
    </>
  )
}
