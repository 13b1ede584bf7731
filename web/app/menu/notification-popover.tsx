import { Popover, Skeleton } from '@mantine/core'
import { Suspense, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { loadLastNotifications } from '../../modules/notifications/public.ts'
import { decidesOf } from '../quick-decision.tsx'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const LastNotifications = lazyExtra(async () => ({ default: (await loadLastNotifications()).LastNotifications }))

interface NotificationPopoverProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly target: ReactElement
}

/** The last of them beside the menu, on whatever screen somebody is. */
export default function NotificationPopover({ opened, onClose, target }: NotificationPopoverProps) {
  const { t } = useTranslation('shell')
  return (
    <Popover
      opened={opened}
      onDismiss={onClose}
      position="right-start"
      width={372}
      offset={14}
      radius="xl"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 160 }}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <Suspense fallback={<Skeleton height={320} m={12} w="auto" radius={8} />}>
          <LastNotifications onClose={onClose} acts={decidesOf} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
