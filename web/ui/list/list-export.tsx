import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuLater, type MenuButton } from '../menu-later.tsx'
import type { ExportMenuProps } from './export-menu.tsx'

const load = () => import('./export-menu.tsx')
const ExportMenu = lazy(load)

/** Takes the filtered list away; the menu comes when somebody reaches for it. */
export function ListExport(props: Omit<ExportMenuProps, 'button'>) {
  const button = <ExportButton />
  return <MenuLater load={load} button={(asks) => <ExportButton {...asks} />} menu={<ExportMenu {...props} button={button} />} />
}

function ExportButton(props: Partial<MenuButton>) {
  const { t } = useTranslation('kit')
  return (
    <Button variant="default" h={36} leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />} {...props}>
      {t('export')}
    </Button>
  )
}
