import type { LinkedRecord } from '@diwan/contract/links/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge, StatusNoun, type Status } from '../../ui/status-badge.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './record-line.module.css'

/** Kinds whose Arabic noun is masculine. */
const MASCULINE: ReadonlySet<string> = new Set([
  'form',
  'survey',
  'project',
  'permission_request',
  'form_entry',
  'booking',
  'appointment',
  'meeting',
  'opportunity_application',
])

interface RecordLineProps {
  readonly record: LinkedRecord
  /** Wraps the title, to make a link of it. */
  readonly titled?: (title: ReactNode) => ReactNode
}

/** A record on one line: kind, short id, title and status. */
export function RecordLine({ record: { kind, shortId, title, status }, titled = (shown) => shown }: RecordLineProps) {
  const { t } = useTranslation('links')
  return (
    <span className={classes['line']} data-record-line={kind}>
      <small>{t(`kind_${kind}` as 'kindUnknown', { defaultValue: t('kindUnknown') })}</small>
      {shortId && (
        <span className={classes['id']}>
          <ShortIdText shortId={shortId} />
        </span>
      )}
      <span className={classes['title']}>{titled(<UserText text={title} lines={1} />)}</span>
      {status && <RecordStatus kind={kind} status={status} />}
    </span>
  )
}

/** The status in words that agree with the noun of the kind. */
export function RecordStatus({ kind, status, plain = false }: { kind: string; status: string; plain?: boolean }) {
  return (
    <StatusNoun value={MASCULINE.has(kind) ? 'masculine' : 'feminine'}>
      <StatusBadge status={status as Status} plain={plain} />
    </StatusNoun>
  )
}
