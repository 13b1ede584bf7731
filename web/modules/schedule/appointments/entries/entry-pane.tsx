import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../../kit/follow.ts'
import { Problem } from '../../../../kit/problem.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageHeader, type Crumb } from '../../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PaneBar } from '../../../../ui/pane-bar.tsx'
import { Chosen } from '../../../audience/public.ts'
import { appointmentQueries } from '../../api/appointments.ts'
import { appointmentLive } from '../../live/appointments-live.ts'
import classes from '../appointments.module.css'
import { EntryBadge } from './entry-badge.tsx'
import { EntryCommands } from './entry-commands.tsx'
import { EntryFacts } from './entry-facts.tsx'

interface EntryPaneProps {
  readonly id: string
  /** Beside a list. Alone on the screen it has the header of a page, with these crumbs. */
  readonly crumbs?: readonly Crumb[]
  readonly onClose: () => void
}

/** One appointment for those who manage it, kept as it is at the portal while it is shown. */
export default function EntryPane({ id, crumbs, onClose }: EntryPaneProps) {
  const { t } = useTranslation(['schedule', 'kit'])
  const { data, error, isPaused, refetch } = useQuery(appointmentQueries.open(id))
  useFollow(appointmentLive, id)
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  const opened = error?.code === 'not_found' ? undefined : data
  const title = opened?.appointment.purpose ?? t('entry')
  const close = t('close', { ns: 'kit' })
  return (
    <div className={classes['screen']}>
      {crumbs ? (
        <PageHeader title={title} record={opened && id} written crumbs={crumbs} flush />
      ) : (
        <PaneBar title={title} record={opened && id} beside={opened && <EntryBadge status={opened.appointment.status} />}>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={close} title={close} onClick={onClose}>
            <IconX size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </PaneBar>
      )}
      {opened ? (
        <>
          <div className={classes['scrolled']}>
            {crumbs && <EntryBadge status={opened.appointment.status} />}
            <EntryFacts of={opened.appointment} />
            {opened.audience.length > 0 && (
              <div className={classes['group']}>
                <span className={classes['quiet']}>{t('mayBook')}</span>
                <ul className={classes['chips']} aria-label={t('mayBook')}>
                  {opened.audience.map((one) => (
                    <Chosen key={one.token} one={one} />
                  ))}
                </ul>
              </div>
            )}
          </div>
          <EntryCommands of={opened} onGone={onClose} />
        </>
      ) : refused ? (
        <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}
