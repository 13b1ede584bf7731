import { Menu } from '@mantine/core'
import { IconArrowsExchange, IconDownload, IconPhotoDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface MoreItemsProps {
  readonly button: ReactNode
  /** The address of the calendar file; absent where there is none. */
  readonly calendarFile: string | undefined
  readonly onTurn: (() => void) | undefined
  readonly onPicture: (() => void) | undefined
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The less used tools of a timeline. */
export default function MoreItems({ button, calendarFile, onTurn, onPicture }: MoreItemsProps) {
  const { t } = useTranslation('timeline')
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {onTurn && (
          <Menu.Item leftSection={<IconArrowsExchange {...icon} />} onClick={onTurn}>
            {t('turnTime')}
          </Menu.Item>
        )}
        {onPicture && (
          <Menu.Item leftSection={<IconPhotoDown {...icon} />} onClick={onPicture}>
            {t('savePicture')}
          </Menu.Item>
        )}
        {calendarFile !== undefined && (
          <Menu.Item component="a" href={calendarFile} download leftSection={<IconDownload {...icon} />}>
            {t('saveCalendar')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
