import { Menu } from '@mantine/core'
import { IconMessage2Bolt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** In the menu of the queue, which comes with the first click on it. */
export default function CannedItem() {
  const { t } = useTranslation('canned')
  return (
    <Menu.Item
      leftSection={<IconMessage2Bolt size={16} stroke={1.6} aria-hidden />}
      renderRoot={(props: object) => <Link to="." search={{ tab: 'canned' } as object} {...props} />}
    >
      {t('canned')}
    </Menu.Item>
  )
}
