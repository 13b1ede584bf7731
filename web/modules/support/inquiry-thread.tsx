import { InquiryHappening, type Inquiry } from '@diwan/contract/support/schemas/inquiry'
import type { HAPPENINGS } from '@diwan/contract/support/vocabulary'
import {
  IconArrowMerge,
  IconCheck,
  IconLock,
  IconMessageQuestion,
  IconRocket,
  IconRotate2,
  IconTicket,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { activityQueries } from '../life/public.ts'
import { EventLine, Thread, type HappeningRow } from '../talk/public.ts'
import { inquiryTalk, messageRights } from './inquiry-talk.tsx'

type Happening = (typeof HAPPENINGS)[number]

const icons: Record<Happening, Icon> = {
  assigned: IconUser,
  requeued: IconRotate2,
  asked: IconMessageQuestion,
  answered: IconCheck,
  settled: IconLock,
  closed: IconLock,
  lapsed: IconLock,
  converted: IconTicket,
  merged: IconArrowMerge,
  planned: IconRocket,
  released: IconRocket,
}
const isHappening = (name: string): name is Happening => name in icons

interface InquiryThreadProps {
  readonly inquiry: Pick<Inquiry, 'id' | 'status' | 'can'>
}

/**
 * What was said about an inquiry and what became of it. Words that come with the first messages hide the thread alone for that moment: what
 * is being typed below it keeps the focus.
 */
export function InquiryThread(props: InquiryThreadProps) {
  return (
    <Suspense>
      <Conversation {...props} />
    </Suspense>
  )
}

function Conversation({ inquiry }: InquiryThreadProps) {
  const me = useSession()?.metadata.id ?? ''
  const happenings = useHappenings(inquiry.id)
  return <Thread of={inquiryTalk} id={inquiry.id} rights={messageRights(inquiry, me)} happenings={happenings} anchored />
}

function useHappenings(id: string): readonly HappeningRow[] {
  const { t } = useTranslation('support')
  const { data } = useInfiniteQuery(activityQueries.of(id))
  const lines = data?.pages.flatMap(({ items }) => items) ?? []
  return lines.flatMap((line): HappeningRow[] => {
    const event = line.event.slice('support.'.length)
    if (!isHappening(event)) return []
    const { assignee } = InquiryHappening.catch({}).parse(line.detail)
    const actor = line.by?.fullName ?? t('support')
    const sentence = t(`activity_${event}`, { actor, assignee: assignee?.fullName ?? '' })
    const view = (
      <EventLine key={line.id} icon={icons[event]} seconds={line.createdDate}>
        {sentence}
      </EventLine>
    )
    return [{ id: line.id, createdDate: line.createdDate, by: line.by?.id, view }]
  })
}
