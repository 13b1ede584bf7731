import { ActionIcon, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './record-header.module.css'
import { PageTitle } from './page-title.tsx'
import { RecordStar } from './record-star.tsx'
import { UserText } from './user-text.tsx'

interface RecordHeaderProps {
  /** What somebody wrote: one line of it, whole in its tooltip. */
  readonly title: string
  /** The id of the record. */
  readonly record?: string
  readonly shortId: ReactNode
  /** To the list it was opened from, or the one it stands in. */
  readonly back: { readonly label: string; readonly run?: (() => void) | undefined; readonly to: NonNullable<LinkProps['to']> }
  /** Who else is here, the rows before and after it, and what can be done. */
  readonly children: ReactNode
}

/** The shape of such a record while it is on its way. */
export function RecordSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['shape']} data-fills role="status" aria-label={t('loading')}>
      <div className={classes['header']}>
        <Skeleton height={16} width="min(320px, 70%)" radius={6} />
      </div>
      <div className={classes['rows']}>
        {[46, 62, 38].map((width) => (
          <Skeleton key={width} height={44} width={`${width}%`} radius={8} />
        ))}
      </div>
    </div>
  )
}

/** The first line of a record that is a screen, and stays; names it here and in the browser's tab. */
export function RecordHeader({ title, record, shortId, back, children }: RecordHeaderProps) {
  const icon = <IconArrowLeft size={18} stroke={1.7} className="turns" aria-hidden />
  const look = { variant: 'subtle', color: 'gray', size: 28, 'aria-label': back.label, title: back.label } as const
  return (
    <header className={classes['header']}>
      <PageTitle title={title} />
      {back.run ? (
        <ActionIcon {...look} onClick={back.run}>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon {...look} renderRoot={(props: object) => <Link to={back.to} {...props} />}>
          {icon}
        </ActionIcon>
      )}
      <div className={classes['names']}>
        <span className={classes['id']}>{shortId}</span>
        <h1>
          <UserText text={title} lines={1} />
        </h1>
      </div>
      <div className={classes['actions']}>
        <RecordStar id={record} />
        {children}
      </div>
    </header>
  )
}
