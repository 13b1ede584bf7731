import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MenuButton } from '../../../ui/menu-later.tsx'

/** Opens the menu of exports. */
export function ExportButton(props: Partial<MenuButton>) {
  const { t } = useTranslation('tickets')
  return (
    <Button variant="default" h={36} leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />} {...props}>
      {t('export')}
    </Button>
  )
}
