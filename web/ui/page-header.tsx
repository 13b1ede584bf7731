import type { Counter } from '@diwan/contract/kit/page'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../kit/formats.ts'
import { usePhone } from '../kit/widths.ts'
import classes from './page-header.module.css'
import { PageSides } from './page-sides.tsx'
import { PageTitle } from './page-title.tsx'
import { RecordStar } from './record-star.tsx'
import { UserText } from './user-text.tsx'

export interface Crumb extends Pick<LinkProps, 'to' | 'search'> {
  readonly label: string
}

export interface PageHeaderProps {
  title: string
  /** The id of the record that the screen shows. */
  record?: string | undefined
  /** What is below the line, until its screen says it elsewhere. */
  subtitle?: string
  /** The title is what somebody wrote: its own direction, and all of it. */
  written?: boolean
  /** The screens that this one is a part of, from the outermost. */
  crumbs?: readonly Crumb[]
  /** How many there are of what is shown. */
  count?: Counter | undefined
  /** Views or sections: on a phone they are a line of their own. */
  tabs?: ReactNode
  /** At the end of the line: the menu of the rest, then the one thing to do here. */
  action?: ReactNode
  /** What follows begins at the line, from edge to edge. */
  flush?: boolean
}

/** The first line of a screen; names it here and in the browser's tab. */
export function PageHeader(props: PageHeaderProps) {
  const { title, record, subtitle, written = false, crumbs = [], count, tabs, action, flush = false } = props
  const sides = use(PageSides)
  const phone = usePhone()
  return (
    <>
      <header className={classes['header']} data-written={written || undefined} data-flush={flush || undefined}>
        <PageTitle title={title} />
        {crumbs.length > 0 && (phone ? <Back crumb={crumbs.at(-1)!} /> : <Crumbs crumbs={crumbs} />)}
        <h1>{written ? <UserText text={title} {...(tabs !== undefined && { lines: 1 })} /> : title}</h1>
        {count && <Total {...count} />}
        {sides}
        {tabs && <div className={classes['tabs']}>{tabs}</div>}
        {(action || record) && (
          <div className={classes['actions']}>
            <RecordStar id={record} />
            {action}
          </div>
        )}
      </header>
      {subtitle && <p className={classes['subtitle']}>{subtitle}</p>}
    </>
  )
}

/** On a phone one step back takes the place of the path. */
function Back({ crumb: { label, ...link } }: { crumb: Crumb }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={label}
      title={label}
      renderRoot={(props: object) => <Link {...link} {...props} />}
    >
      <IconArrowLeft size={18} stroke={1.7} className="turns" aria-hidden />
    </ActionIcon>
  )
}

function Crumbs({ crumbs }: Required<Pick<PageHeaderProps, 'crumbs'>>) {
  const { t } = useTranslation('kit')
  return (
    <nav className={classes['crumbs']} aria-label={t('breadcrumb')}>
      {crumbs.map(({ label, ...link }) => (
        <Link key={label} {...link}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function Total({ count, more }: Counter) {
  const { i18n } = useTranslation()
  return (
    <bdi dir="ltr" className={classes['total']} data-total>
      {numberText(count, i18n.language)}
      {more && '+'}
    </bdi>
  )
}
