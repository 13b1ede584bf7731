import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { WhatsNew } from '../modules/releases/public.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { areaOf } from './areas.ts'
import { placesOfAll } from './menu/entries.ts'
import { shownKeys } from './shown-keys.ts'
import { useModuleOffered, useModuleStatus } from './module-status.ts'
import classes from './home-page.module.css'

/** Until the dashboard is built, its address says so and offers what works. */
export function HomePage() {
  const { t } = useTranslation(['shell', 'releases'])
  const person = useSession()
  const area = useRouterState({ select: ({ location }) => areaOf(location.pathname, person?.metadata.role) })
  const status = useModuleStatus()
  const isOffered = useModuleOffered(person)
  const working = placesOfAll.filter(
    (place) => place.area === area && status(place.module) !== 'COMING_SOON' && isOffered(area, place.module),
  )

  return (
    <>
      <WhatsNew />
      <PageHeader title={t('welcome', { name: person?.metadata.fullName ?? '' })} subtitle={t('dashboardLater')} />
      <ul className={classes['cards']}>
        {working.map(({ key, to, module }) => {
          const Icon = shownKeys[module].icon
          return (
            <li key={key}>
              <Link to={to} className={classes['card']}>
                <span className={classes['sign']}>
                  <Icon size={20} stroke={1.6} aria-hidden />
                </span>
                <strong>{t(`name_${module}`, { ns: 'releases' })}</strong>
                <span className={classes['about']}>{t(`about_${module}`, { ns: 'releases' })}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
