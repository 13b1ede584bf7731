import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../kit/session.ts'
import type { Area } from './areas.ts'
import { SideNav } from './side-nav.tsx'

interface MenuDrawerProps {
  opened: boolean
  area: Area
  person: SignedIn
  onClose: () => void
}

/** The menu of a phone, over the screen. */
export default function MenuDrawer({ opened, area, person, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell')
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={284} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('menu')}>
        <Drawer.Body h="100dvh">
          <SideNav area={area} person={person} onClose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
