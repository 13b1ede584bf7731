import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PageSides } from '../ui/page-sides.tsx'
import { areaOf } from './areas.ts'
import { shownKeys } from './shown-keys.ts'
import { moduleOf } from './module-of.ts'
import { useModuleEnabled, useModuleGradient } from './module-status.ts'
import { useShownPath } from './use-shown-path.ts'
import classes from './coming-soon-page.module.css'

/**
 * A listed address whose module is not released: what it will be, and a way on. `kept` is said where it was open when it was
 * withdrawn: the screen waits behind this page.
 */
export function ComingSoonPage({ kept = false }: { kept?: boolean }) {
  const { t } = useTranslation(['releases', 'shell'])
  const role = useSession()?.metadata.role
  const pathname = useShownPath()
  const key = moduleOf(pathname) ?? 'dashboard'
  const isEnabled = useModuleEnabled()
  const gradient = useModuleGradient(key)
  const Icon = shownKeys[key].icon
  const name = t(`name_${key}`)

  return (
    <section className={classes['page']} data-coming-soon={key}>
      <PageTitle title={name} />
      <span className={classes['sign']} style={{ backgroundImage: gradient }}>
        <Icon size={30} stroke={1.5} aria-hidden />
      </span>
      <span className={classes['badge']}>{isEnabled(key) ? t('status_COMING_SOON') : t('disabled')}</span>
      <h1>{name}</h1>
      {use(PageSides)}
      <p>{t(`about_${key}`)}</p>
      <p className={classes['dim']} role={kept ? 'status' : undefined}>
        {t(kept ? (isEnabled(key) ? 'withdrawnText' : 'disabledText') : 'comingSoonText')}
      </p>
      <Button variant="default" renderRoot={(props) => <Link to={`/${areaOf(pathname, role)}`} {...props} />}>
        {t('goHome', { ns: 'shell' })}
      </Button>
    </section>
  )
}
