import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../kit/session.ts'
import type { Area } from './areas.ts'
import { LanguageToggle } from '../ui/language-toggle.tsx'
import { MenuLater } from '../ui/menu-later.tsx'
import { MOD } from './palette/shortcuts.ts'
import { NotificationBell } from './notification-bell.tsx'
import { PersonButton } from './person-button.tsx'
import { SchemeToggle } from '../ui/scheme-toggle.tsx'
import classes from './shell-header.module.css'

const loadMenu = () => import('./person-menu.tsx')
const PersonMenu = lazy(loadMenu)

interface ShellHeaderProps {
  area: Area
  person: SignedIn
  onMenu: () => void
  onFind: () => void
}

export function ShellHeader({ area, person, onMenu, onFind }: ShellHeaderProps) {
  const { t } = useTranslation('shell')
  return (
    <header className={classes['header']}>
      <ActionIcon
        className={classes['menu'] ?? ''}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('openMenu')}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <button type="button" className={classes['find']} onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={17} stroke={1.6} aria-hidden />
        <span>{t('find')}</span>
        <kbd aria-hidden>
          <bdi dir="ltr">{MOD} K</bdi>
        </kbd>
      </button>
      <div className={classes['tools']}>
        <LanguageToggle />
        <SchemeToggle />
        <NotificationBell />
        <MenuLater
          load={loadMenu}
          button={(props) => <PersonButton person={person} {...props} />}
          menu={<PersonMenu area={area} person={person} />}
        />
      </div>
    </header>
  )
}
