import { Menu } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { instantText } from '../../kit/formats.ts'
import { useWrite } from '../../kit/write.ts'
import { setReminder } from './api.ts'
import { usePresets } from './use-presets.ts'

interface RemindSubProps {
  readonly objectId: string
  readonly part: string
  /** Another time than the likely ones is asked for in a dialog. */
  readonly onOther: () => void
}

/** In the menu of a message. */
export function RemindSub({ objectId, part, onOther }: RemindSubProps) {
  const { t } = useTranslation('reminders')
  const { mutate: set } = useWrite(setReminder)
  const presets = usePresets()
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconAlarm size={16} aria-hidden />}>{t('remind')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {presets.map(({ name, at }) => (
          <Menu.Item key={name} title={instantText(at)} onClick={() => set({ objectId, part, at })}>
            {t(`remind_${name}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onOther}>{t('remindOther')}</Menu.Item>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
