import { entries, entryDecisions } from '@diwan/contract/forms/endpoints'
import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import type { DecisionPaneProps } from '../../../kit/decisions.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DecideBar, DecisionPaneBar } from '../../approvals/public.ts'
import { formQueries } from '../api.ts'
import { useFollowEntry } from '../live.ts'
import { EntryBody } from './entry-body.tsx'
import classes from './entry.module.css'

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const
const button = { variant: 'subtle', color: 'gray', size: 28 } as const

/** An entry beside the list of those that wait. */
export default function EntryPane({ id, deciding, choosing, onDecided }: DecisionPaneProps) {
  const { t } = useTranslation(['forms', 'approvals', 'kit'])
  const nameOf = useLocalName()
  const { data, error, isPaused, refetch } = useQuery(formQueries.entry(id))
  useFollowEntry(id)
  // also where it is held: who was asked may see it no longer
  if (data && error?.code === 'not_found')
    return <EmptyState title={t('decidedAlready', { ns: 'approvals' })} text={t('decidedAlreadyText', { ns: 'approvals' })} />
  if (!data && error) return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  if (!data && isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!data)
    return (
      <div className={classes['scrolled']}>
        <PageSkeleton />
      </div>
    )
  const { entry, approval } = data
  return (
    <>
      <DecisionPaneBar title={nameOf(entry.form)} beside={<StatusBadge status={entry.status} />} deciding={deciding}>
        <ActionIcon
          {...button}
          component="a"
          href={fileAddress(entries.print, { id })}
          download
          aria-label={t('print')}
          title={t('print')}
        >
          <IconDownload {...icon} />
        </ActionIcon>
      </DecisionPaneBar>
      <div className={classes['scrolled']}>
        <EntryBody entry={entry} approval={approval} headed />
      </div>
      {approval && entry.can.decide && !choosing && (
        <div className={classes['foot']}>
          <DecideBar id={id} version={entry.version} approval={approval} endpoints={entryDecisions} onDecided={onDecided} />
        </div>
      )}
    </>
  )
}
