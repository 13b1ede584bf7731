import { isolate } from '@diwan/core/direction'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../kit/formats.ts'
import classes from './page-header.module.css'
import { UserText } from './user-text.tsx'

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
  const page = useDirection()
  return (
    <header className={classes['header']}>
      <title>{t('pageTitle', { title: isolate(title, page) })}</title>
      <div className={classes['words']}>
        <h1>{written ? <UserText text={title} /> : title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {action}
    </header>
  )
}
