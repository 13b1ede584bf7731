import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../kit/environment.ts'
import { useLocalName } from '../kit/formats.ts'
import type { SignedIn } from '../kit/session.ts'
import { Logo } from '../ui/logo.tsx'
import { UserText } from '../ui/user-text.tsx'
import type { Area } from './areas.ts'
import { menus } from './menu.ts'
import { useModuleOffered } from './module-status.ts'
import { SideNavEntry } from './side-nav-entry.tsx'
import classes from './side-nav.module.css'

export function SideNav({ area, person, onClose }: { area: Area; person: SignedIn; onClose?: () => void }) {
  const { t } = useTranslation(['shell', 'releases'])
  const nameOf = useLocalName()
  const isOffered = useModuleOffered(person)
  const organisation = useOrganisation()

  return (
    <div className={classes['nav']}>
      <div className={classes['brand']}>
        <Logo size={28} />
        <div>
          <strong>{t('portalName')}</strong>
          {organisation && (
            <small>
              <UserText text={nameOf(organisation)} lines={1} />
            </small>
          )}
        </div>
        {onClose && <CloseButton className={classes['shut'] ?? ''} size={40} aria-label={t('closeMenu')} onClick={onClose} />}
      </div>
      <div className={classes['scroll']}>
        <nav aria-label={t(area === 'admin' ? 'adminMenu' : 'userMenu')}>
          {menus[area].map(({ name, entries }) => {
            const shown = entries.filter(({ module }) => isOffered(area, module))
            if (shown.length === 0) return null
            return (
              <section key={name} aria-label={t(`group_${name}`)}>
                {name !== 'start' && <h2 className={classes['group']}>{t(`group_${name}`)}</h2>}
                <ul className={classes['list']}>
                  {shown.map((entry) => (
                    <SideNavEntry key={entry.key} area={area} entry={entry} />
                  ))}
                </ul>
              </section>
            )
          })}
        </nav>
      </div>
    </div>
  )
}
