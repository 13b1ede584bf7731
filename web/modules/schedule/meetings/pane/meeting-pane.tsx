import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../../kit/follow.ts'
import { Problem } from '../../../../kit/problem.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageHeader, type Crumb } from '../../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PaneBar } from '../../../../ui/pane-bar.tsx'
import { PageField } from '../../../documents/public.ts'
import { meetingQueries } from '../../api/meetings.ts'
import { meetingLive } from '../../live/meetings-live.ts'
import { occurrenceOf } from '../../model/occurrences.ts'
import { MeetingBadge } from '../meeting-badge.tsx'
import classes from '../meetings.module.css'
import { AttendeeList } from './attendee-list.tsx'
import { MeetingCommands } from './meeting-commands.tsx'
import { MeetingFacts } from './meeting-facts.tsx'
import { MeetingMenu } from './meeting-menu.tsx'
import { OccurrenceSteps } from './occurrence-steps.tsx'

interface MeetingPaneProps {
  readonly id: string
  /** Which one of a series; without it the next one. */
  readonly occurrence: number | undefined
  /** Beside a list. Alone on the screen it has the header of a page, with these crumbs. */
  readonly crumbs?: readonly Crumb[]
  readonly onClose: () => void
}

/** One meeting, kept as it is at the portal while it is shown. */
export default function MeetingPane({ id, occurrence, crumbs, onClose }: MeetingPaneProps) {
  const { t } = useTranslation(['schedule', 'kit'])
  const { data, error, isPaused, refetch } = useQuery(meetingQueries.open(id, occurrence))
  useFollow(meetingLive, id)
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  const opened = error?.code === 'not_found' ? undefined : data
  const shown = opened && occurrenceOf(opened)
  const title = shown?.meetingTitle ?? t('meeting')
  const status = opened && <MeetingBadge status={shown?.isCanceled ? 'CANCELED' : opened.meeting.status} />
  const menu = opened && <MeetingMenu id={id} />
  const close = t('close', { ns: 'kit' })
  return (
    <div className={classes['screen']}>
      {crumbs ? (
        <PageHeader title={title} record={opened && id} written crumbs={crumbs} action={menu} flush />
      ) : (
        <PaneBar title={title} record={opened && id} beside={status}>
          {menu}
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={close} title={close} onClick={onClose}>
            <IconX size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </PaneBar>
      )}
      {opened ? (
        <>
          <div className={classes['scrolled']}>
            {crumbs && status}
            <Body opened={opened} />
          </div>
          <MeetingCommands key={opened.meeting.version} opened={opened} />
        </>
      ) : refused ? (
        <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

function Body({ opened }: { opened: OpenMeeting }) {
  const { t } = useTranslation('schedule')
  const client = useQueryClient()
  const { meeting } = opened
  return (
    <>
      <MeetingFacts opened={opened} />
      <OccurrenceSteps opened={opened} />
      <AttendeeList attendees={meeting.attendees} />
      <section className={classes['agenda']}>
        <h4>{t('agenda')}</h4>
        <PageField
          key={meeting.documentId}
          id={meeting.documentId}
          label={t('agenda')}
          placeholder={t('agendaHint')}
          onRefused={() => void client.invalidateQueries({ queryKey: meetingQueries.opened(meeting.id) })}
        />
      </section>
    </>
  )
}
