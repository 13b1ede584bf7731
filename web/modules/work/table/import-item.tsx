import { Menu } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** The item of a menu that no table waits for. */
export default function ImportItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('work')
  return (
    <Menu.Item leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />} onClick={onClick}>
      {t('importTasks')}
    </Menu.Item>
  )
}
