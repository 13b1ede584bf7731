import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { usePhone } from '../../kit/widths.ts'
import { MenuTools } from './menu-tools.tsx'
import { Nav } from './nav.tsx'
import { PersonFoot } from './person-foot.tsx'
import classes from './nav.module.css'

interface MenuSheetProps {
  readonly opened: boolean
  readonly person: SignedIn
  readonly onFind: () => void
  readonly onClose: () => void
}

/** The whole menu over the screen: from below on a phone, beside the rail elsewhere. */
export default function MenuSheet({ opened, person, onFind, onClose }: MenuSheetProps) {
  const { t } = useTranslation(['shell', 'kit'])
  const phone = usePhone()
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={phone ? 'bottom' : 'left'}
      size={phone ? '86dvh' : 284}
      padding={0}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('menu')} {...(phone && { radius: 'xl' })}>
        <Drawer.Body className={classes['sheet'] ?? ''} data-sheet>
          <div className={classes['nav']}>
            <div className={classes['brand']}>
              <strong>{t('menu')}</strong>
              <Drawer.CloseButton size={40} iconSize={20} aria-label={t('closeMenu')} />
            </div>
            <MenuTools person={person} onFind={onFind} />
            <Nav person={person} />
            <PersonFoot person={person} />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
