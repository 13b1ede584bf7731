import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { useHolds } from '../../../kit/rights.ts'
import { usePhone } from '../../../kit/widths.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { StatusNoun } from '../../../ui/status-badge.tsx'
import { meetingLists } from '../api/meetings.ts'
import { MEET_TABS } from '../model/meeting-list.ts'
import { SchedulePane } from '../public.ts'
import { MeetingBoard } from './list/meeting-board.tsx'
import { useMeetAddress } from './use-meet-address.ts'

const MeetingEditor = lazyPart(() => import('./editor/meeting-editor.tsx'))

/** Leaving a tab closes the meeting that was opened in it. */
const leaves = () => ({})

/** The meetings of the reader, one of them, or the editor of one. */
export function MeetPage() {
  const { t } = useTranslation('schedule')
  const address = useMeetAddress()
  const phone = usePhone()
  const mayPlan = useHolds('schedule', 'meetings.create')
  const begin = () => address.go({ new: 1, id: undefined, at: undefined })
  const edits = mayPlan && (address.new !== undefined || address.edit !== undefined)
  useFollowLists(meetingLists)
  useCommands(
    mayPlan && !edits
      ? [
          {
            id: 'new meeting',
            label: t('newMeeting'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            icon: IconCalendarPlus,
            opensField: true,
            run: begin,
          },
        ]
      : [],
  )
  if (edits)
    return (
      <StatusNoun value="masculine">
        <Suspense fallback={<PageSkeleton />}>
          <MeetingEditor address={address} />
        </Suspense>
      </StatusNoun>
    )
  const title = t('paneMeetings')
  const icon = <IconPlus size={17} stroke={1.9} aria-hidden />
  const action =
    mayPlan &&
    (phone ? (
      <ActionIcon size={40} aria-label={t('newMeeting')} title={t('newMeeting')} onClick={begin}>
        {icon}
      </ActionIcon>
    ) : (
      <Button leftSection={icon} onClick={begin}>
        {t('newMeeting')}
      </Button>
    ))
  const tabs = (
    <ViewLinks
      label={title}
      param="tab"
      views={MEET_TABS}
      current={address.tab}
      labelOf={(one) => t(`meetTab_${one}`)}
      leaves={leaves}
    />
  )
  const board = <MeetingBoard key={address.tab} address={address} title={title} tabs={tabs} action={action} />
  return (
    <StatusNoun value="masculine">{phone && address.id !== undefined ? board : <SchedulePane>{board}</SchedulePane>}</StatusNoun>
  )
}
