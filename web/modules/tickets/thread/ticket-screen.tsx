import { ActionIcon } from '@mantine/core'
import type { Present } from '@diwan/contract/kit/live'
import type { OpenTicket } from '@diwan/contract/tickets/schemas/ticket'
import { IconChevronDown, IconChevronUp, IconLayoutSidebarRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { useShownRecord } from '../../../kit/shown-record.ts'
import { useRoomy } from '../../../kit/widths.ts'
import { useInList, type InList } from '../../../ui/list/use-return.ts'
import { RecordHeader } from '../../../ui/record-header.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { markRead } from '../../notifications/public.ts'
import { TalkScreen, Thread, Viewers, Writers } from '../../talk/public.ts'
import { SolutionBanner } from '../commands/solution-banner.tsx'
import { TurnCommands } from '../../actions/public.ts'
import { TicketActions } from '../commands/ticket-actions.tsx'
import { useTicketCommands } from '../commands/use-ticket-commands.tsx'
import { Composer } from '../composer.tsx'
import { useHappenings } from '../happening-view.tsx'
import { RequestView } from '../request-view.tsx'
import { messageRights, ticketTalk } from '../ticket-talk.tsx'
import { FactValues, type Picked } from './fact-values.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import classes from './ticket-thread-page.module.css'
import { useTicketKeys, type Walking } from './use-ticket-keys.ts'

interface TicketScreenProps {
  readonly open: Omit<OpenTicket, 'positions'>
  readonly people: readonly Present[]
}

/** The talk in the height of the window, its facts beside it where there is room, else in a line above it and a drawer. */
export function TicketScreen({ open: { ticket, participants, request, custom }, people }: TicketScreenProps) {
  const { t } = useTranslation('tickets')
  const [picked, pick] = useState<Picked>()
  const [wanted, want] = useKeptText('ticket-facts', true)
  const commands = useTicketCommands(ticket)
  const inList = useInList(ticket.id)
  const go = useWalk(inList)
  const beside = useRoomy() && wanted
  const values = { ticket, commands, picked, pick }
  useShownRecord(ticket.shortId, () => void markRead(ticket.id))
  useTicketKeys({ ticket, commands, pick, go })
  const header = (
    <RecordHeader
      title={ticket.subject}
      record={ticket.id}
      shortId={<ShortIdText shortId={ticket.shortId} />}
      back={{ label: t('backToList'), to: '/ticket-thread', run: inList?.back }}
    >
      <Viewers people={people} />
      {inList && <Walk inList={inList} go={go} />}
      <TurnCommands id={commands.ticketId} />
      <TicketActions commands={commands} />
      <ActionIcon
        className={classes['panel'] ?? ''}
        variant={beside ? 'light' : 'subtle'}
        {...(!beside && { color: 'gray' })}
        size={28}
        aria-label={t('facts')}
        title={t('facts')}
        aria-pressed={wanted}
        onClick={() => want(!wanted)}
      >
        <IconLayoutSidebarRight className="turns" size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </RecordHeader>
  )
  return (
    <>
      <TalkScreen
        header={header}
        label={t('facts')}
        facts={<TicketFacts {...values} participants={participants} request={request} custom={custom} />}
        few={<FactValues {...values} />}
        beside={beside}
        foot={
          <>
            <SolutionBanner ticket={ticket} />
            <Writers people={people} />
            <Composer ticket={ticket} next={go.next} />
          </>
        }
      >
        {request && <RequestView request={request} />}
        <Thread
          of={ticketTalk}
          id={ticket.id}
          rights={messageRights(ticket)}
          happenings={useHappenings(ticket, request)}
          anchored
        />
      </TalkScreen>
      {commands.dialog}
    </>
  )
}

function useWalk(inList: InList | undefined): Walking {
  const navigate = useNavigate()
  const to = (id: string | undefined) =>
    id === undefined
      ? undefined
      : () => {
          inList?.walk(id)
          void navigate({ to: '/ticket-thread/$id', params: { id }, replace: true })
        }
  return { next: to(inList?.next), previous: to(inList?.previous) }
}

function Walk({ inList: { at, of }, go }: { inList: InList; go: Walking }) {
  const { t } = useTranslation('tickets')
  const steps = [
    { to: go.previous, label: t('previousTicket'), keys: 'K', icon: IconChevronUp },
    { to: go.next, label: t('nextTicket'), keys: 'J', icon: IconChevronDown },
  ] as const
  return (
    <span className={classes['walk']}>
      <bdi dir="ltr">
        {at} / {of}
      </bdi>
      {steps.map(({ to, label, keys, icon: Icon }) => (
        <ActionIcon
          key={keys}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={label}
          aria-keyshortcuts={keys}
          title={`${label} (${keys})`}
          disabled={!to}
          onClick={to}
        >
          <Icon size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  )
}
