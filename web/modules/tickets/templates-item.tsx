import { Menu } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** In the menu of the queue, which comes with the first click on it. */
export default function TemplatesItem() {
  const { t } = useTranslation('tickets')
  return (
    <Menu.Item
      leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden />}
      renderRoot={(props: object) => <Link to="." search={{ tab: 'templates' } as object} {...props} />}
    >
      {t('templates')}
    </Menu.Item>
  )
}
