import { ActionIcon } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const Dialog = lazyDialog(async () => ({ default: (await import('./feeds-dialog.tsx')).FeedsDialog }))

/** Opens the calendars that go out and come in. */
export function FeedsButton({ size }: { size: number }) {
  const { t } = useTranslation('schedule')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={size}
        aria-label={t('feeds')}
        title={t('feeds')}
        onClick={() => setOpened(true)}
      >
        <IconCalendarShare size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      {opened && <Dialog onClose={() => setOpened(false)} />}
    </>
  )
}
