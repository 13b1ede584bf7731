import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './page-header.module.css'

export interface PageHeaderProps {
  title: string
  subtitle?: string
  /** The title is what somebody wrote: its own direction. */
  written?: boolean
  /** The one thing to do here, at the end of the line. */
  action?: ReactNode
}

/** Names the screen, on it and in the browser's tab. */
export function PageHeader({ title, subtitle, written = false, action }: PageHeaderProps) {
  const { t } = useTranslation('shell')
  return (
    <header className={classes['header']}>
      <title>{t('pageTitle', { title })}</title>
      <div className={classes['words']}>
        <h1 dir={written ? 'auto' : undefined}>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {action}
    </header>
  )
}
