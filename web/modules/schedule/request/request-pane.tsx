import { requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import type { OpenRequest } from '@diwan/contract/schedule/schemas/permissions'
import { isUuid } from '@diwan/core/identifiers'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PaneBar } from '../../../ui/pane-bar.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { DecisionPaneProps } from '../../../kit/decisions.ts'
import { DecideBar, DecisionPaneBar } from '../../approvals/public.ts'
import { requestQueries } from '../api/permissions.ts'
import { useFollowRequest } from '../live/permissions-live.ts'
import { RequestBody } from './request-body.tsx'
import { RequestCommands } from './request-commands.tsx'
import classes from './request.module.css'
import { useRequestText } from './use-request-text.ts'

interface RequestPaneProps {
  readonly id: string
  /** Beside a list. Alone on the screen it has the header of a page, with these crumbs. */
  readonly crumbs?: readonly Crumb[]
  /** In the list of those that wait for the reader: its neighbours take the place of the button that closes. */
  readonly deciding?: DecisionPaneProps['deciding']
  /** Others are chosen in the list: a decision is about all of them. */
  readonly choosing?: boolean
  readonly onClose: () => void
  readonly onDecided: () => void
}

/** One request, kept as it is at the portal while it is shown. */
export default function RequestPane(props: RequestPaneProps) {
  const { t } = useTranslation(['schedule', 'approvals'])
  const { id, crumbs, onClose } = props
  const known = isUuid(id)
  const { data, error, isPaused, refetch } = useQuery({ ...requestQueries.open(id), enabled: known })
  useFollowRequest(id)
  if (data && error?.code !== 'not_found') return <Shown {...props} opened={data} />
  const refused = known ? (error ?? (isPaused ? new Problem('unavailable') : null)) : new Problem('not_found', 404)
  const title = t('request')
  return (
    <>
      {crumbs ? <PageHeader title={title} crumbs={crumbs} /> : <Bar title={title} deciding={props.deciding} onClose={onClose} />}
      {data ? (
        <EmptyState title={t('decidedAlready', { ns: 'approvals' })} text={t('decidedAlreadyText', { ns: 'approvals' })} />
      ) : refused ? (
        <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

interface BarProps extends Pick<RequestPaneProps, 'onClose'> {
  readonly title: string
  readonly deciding: RequestPaneProps['deciding'] | undefined
  readonly opened?: OpenRequest
}

function Bar({ title, deciding, onClose, opened }: BarProps) {
  const { t } = useTranslation('kit')
  const status = opened && <StatusBadge status={opened.request.status} />
  const commands = opened && <RequestCommands opened={opened} onGone={onClose} small />
  if (deciding)
    return (
      <DecisionPaneBar title={title} record={opened?.request.id} beside={status} deciding={deciding}>
        {commands}
      </DecisionPaneBar>
    )
  return (
    <PaneBar title={title} record={opened?.request.id} beside={status}>
      {commands}
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('close')} title={t('close')} onClick={onClose}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
    </PaneBar>
  )
}

function Shown({
  id,
  opened,
  crumbs,
  deciding,
  choosing = false,
  onClose,
  onDecided,
}: RequestPaneProps & { opened: OpenRequest }) {
  const { titleOf } = useRequestText()
  const { request, approval } = opened
  const title = titleOf(request)
  const decides = approval !== null && request.can.decide && !choosing
  return (
    <div className={classes['screen']}>
      {crumbs ? (
        <PageHeader
          title={title}
          record={request.id}
          written
          crumbs={crumbs}
          action={
            <>
              <StatusBadge status={request.status} />
              <RequestCommands opened={opened} onGone={onClose} />
            </>
          }
          flush
        />
      ) : (
        <Bar title={title} deciding={deciding} onClose={onClose} opened={opened} />
      )}
      <div className={classes['scrolled']}>
        <RequestBody opened={opened} />
      </div>
      {decides && (
        <div className={classes['foot']}>
          <DecideBar id={id} version={request.version} approval={approval} endpoints={requestDecisions} onDecided={onDecided} />
        </div>
      )}
    </div>
  )
}
