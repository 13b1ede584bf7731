import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import { useLocalName } from '../../kit/formats.ts'
import type { SignedIn } from '../../kit/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { toggleRail } from './menu-state.ts'
import { MenuTools } from './menu-tools.tsx'
import { Nav } from './nav.tsx'
import { PersonFoot } from './person-foot.tsx'
import classes from './nav.module.css'

/** The menu beside the content. */
export function Sidebar({ person, onFind }: { person: SignedIn; onFind: () => void }) {
  const { t } = useTranslation('shell')
  const nameOf = useLocalName()
  const organisation = useOrganisation()
  return (
    <div className={classes['nav']}>
      <div className={classes['brand']}>
        <Logo size={26} />
        <div className={classes['names']}>
          <strong>{t('portalName')}</strong>
          {organisation && (
            <small>
              <UserText text={nameOf(organisation)} lines={1} />
            </small>
          )}
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          ms="auto"
          aria-label={t('toRail')}
          title={t('toRail')}
          aria-keyshortcuts="["
          onClick={toggleRail}
        >
          <IconLayoutSidebar size={18} stroke={1.75} aria-hidden className="turns" />
        </ActionIcon>
      </div>
      <MenuTools person={person} onFind={onFind} />
      <Nav person={person} />
      <PersonFoot person={person} />
    </div>
  )
}
