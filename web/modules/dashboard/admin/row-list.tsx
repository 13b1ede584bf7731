import type { WidgetRow } from '@diwan/contract/dashboard/schemas/content'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { TimeText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './admin-board.module.css'

interface RowListProps {
  readonly name: string
  readonly rows: readonly WidgetRow[]
}

/** The first records of a list. */
export function RowList({ rows }: RowListProps) {
  const { t } = useTranslation('dashboard')
  return (
    <ul className={classes['rows']}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link {...linkOf(row.path)}>
            {row.shortId && <ShortIdText shortId={row.shortId} />}
            <span className={classes['title']}>
              <UserText text={row.says ? t(row.says.word as 'widget_dashboard_waiting', { ...row.says.values, title: row.title }) : row.title} lines={1} />
              {row.below && <UserText text={row.below} lines={1} />}
            </span>
            {row.status && <StatusBadge status={row.status as Status} />}
            {row.day && <bdi className={classes['when']} data-late={row.late || undefined}>{dayText(row.day)}</bdi>}
            {row.at !== undefined && <span className={classes['when']}><TimeText seconds={row.at} /></span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
