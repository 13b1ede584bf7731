import { Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** The entry of a menu that saves what is written of a record. */
export function SaveAsFile({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('fields')
  return (
    <Menu.Item
      component="a"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
      href={address}
      download={`${name}.json`}
    >
      {t('saveAsFile')}
    </Menu.Item>
  )
}
