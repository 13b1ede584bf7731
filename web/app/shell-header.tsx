import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../kit/session.ts'
import type { Area } from './areas.ts'
import { LanguageToggle } from '../ui/language-toggle.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SchemeToggle } from '../ui/scheme-toggle.tsx'
import classes from './shell-header.module.css'

export function ShellHeader({ area, person, onMenu }: { area: Area; person: SignedIn; onMenu: () => void }) {
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
      <div className={classes['tools']}>
        <LanguageToggle />
        <SchemeToggle />
        <NotificationBell />
        <PersonMenu area={area} person={person} />
      </div>
    </header>
  )
}
