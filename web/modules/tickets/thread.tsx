import type { Message, ThreadEntry, Ticket } from '@diwan/contract/tickets/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { hasArrived, Outgoing, rowsOf, ThreadFrame, ThreadLog } from '../talk/public.ts'
import { ticketQueries } from './api.ts'
import { ticketOutbox } from './drafts/outbox.ts'
import { HappeningView } from './happening-view.tsx'
import { useTone } from './message-view.tsx'
import { ThreadMessage } from './thread-message.tsx'

/** Everything said about one ticket, oldest first; what is not sent yet stands at its end. */
export function Thread({ ticket }: { ticket: Ticket }) {
  const pages = useInfiniteQuery(ticketQueries.thread(ticket.id))
  return <ThreadFrame pages={pages}>{(newestFirst) => <Entries ticket={ticket} newestFirst={newestFirst} />}</ThreadFrame>
}

function Entries({ ticket, newestFirst }: { ticket: Ticket; newestFirst: readonly ThreadEntry[] }) {
  const { id } = ticket
  const { t } = useTranslation('talk')
  const toneOf = useTone()
  const person = useSession()
  const { id: myId = '', fullName = '', profile_image: photo = null } = person?.metadata ?? {}
  const me = { id: myId, fullName, photo }
  const said = newestFirst.filter((entry): entry is Message => entry.kind !== 'event')
  const arrived = said.map((message) => ({ ...message, authorId: message.author.id }))
  const pending = ticketOutbox.usePending(id).filter((one) => !hasArrived(one, arrived, me.id))
  const failures = ticketOutbox.useFailed(id)
  const newest = newestFirst[0]
  const author = newest && (newest.kind === 'event' ? newest.by : newest.author)

  return (
    <ThreadLog
      newestFirst={newestFirst}
      own={author?.id === me.id}
      rows={rowsOf(pending, failures)}
      entry={(entry) => <Entry key={entry.id} entry={entry} ticket={ticket} me={me.id} />}
      outgoing={
        <Outgoing
          me={me}
          pending={pending}
          failures={failures}
          toneOf={toneOf}
          otherwise={{ 'tickets.thread_moved': t('sendAnyway'), 'files.not_available': t('sendWithoutFiles') }}
        />
      }
    />
  )
}

function Entry({ entry, ticket, me }: { entry: ThreadEntry; ticket: Ticket; me: string }) {
  if (entry.kind === 'event') return <HappeningView happening={entry} />
  return <ThreadMessage message={entry} ticket={ticket} own={entry.author.id === me} />
}
