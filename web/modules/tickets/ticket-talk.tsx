import { EDIT_SECONDS } from '@diwan/contract/tickets/limits'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { mayTicket } from '@diwan/contract/tickets/may'
import type { Message, ThreadEntry, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import {
  chosenKind,
  hasArrived,
  MessageEdit,
  quoteInto,
  type EditFormProps,
  type MessageRights,
  type TalkOnScreen,
  type Tone,
} from '../talk/public.ts'
import { markThreadRead, ticketQueries } from './api/api.ts'
import { ticketOutbox } from './drafts/outbox.ts'
import { useMentionable } from './use-mentionable.tsx'

/** What is written here; a solution is said by its own command. */
export type Kind = Exclude<Message['kind'], 'solution'>

/** The endpoints of tickets say less of a message than others do; what they leave out is not offered. */
function messageOf(entry: ThreadEntry): TalkMessage | undefined {
  if (entry.kind === 'event') return undefined
  const { kind, ...message } = entry
  return {
    ...message,
    audience: kind === 'note' ? 'staff' : 'public',
    mark: kind === 'solution' ? kind : null,
    kind: 'said',
    seq: 0,
    place: null,
    threadOf: null,
    guest: null,
    quote: null,
    reactions: [],
    replies: 0,
    deletedDate: null,
  }
}

const kindOf = ({ audience, mark }: TalkMessage): Message['kind'] =>
  mark === 'solution' ? mark : audience === 'staff' ? 'note' : 'reply'

/** What stands out: what only staff read, and solutions. */
const tones: Partial<Record<string, Tone>> = {
  note: { name: 'warn', icon: <IconLock size={14} stroke={2} aria-hidden />, label: <KindLabel kind="note" /> },
  solution: { name: 'good', icon: <IconCircleCheck size={15} stroke={2} aria-hidden />, label: <KindLabel kind="solution" /> },
}

function KindLabel({ kind }: { kind: 'note' | 'solution' }) {
  return useTranslation('tickets').t(`kind_${kind}`)
}

export const ticketTalk: TalkOnScreen<Kind, ThreadEntry> = {
  thread: ticketQueries.thread,
  messageOf,
  kindOf,
  toneOf: (kind) => tones[kind],
  outbox: ticketOutbox,
  hasArrived: (one, messages, me) => hasArrived(one, messages, { me, kindOf }),
  otherwise: { 'tickets.thread_moved': 'sendAnyway', 'files.not_available': 'sendWithoutFiles' },
  grouped: true,
  edit: { seconds: EDIT_SECONDS, Form: EditForm },
  readTo: (id, messageId) => void markThreadRead(id, messageId),
  // what a note says goes into a note only (H4)
  quote: (id, message) => {
    const into: Kind = kindOf(message) === 'note' ? 'note' : chosenKind<Kind>(id, 'reply')
    if (message.body) quoteInto(id, into, message.author?.fullName ?? '', message.body)
  },
}

/** What may be done with the messages of a ticket now. */
export function messageRights(ticket: Ticket): (message: TalkMessage) => MessageRights {
  const may = mayTicket(ticket)
  return (message) => {
    const open = kindOf(message) === 'note' ? may.note : may.reply
    return { quote: open, edit: open }
  }
}

function EditForm({ id, message, ...edit }: EditFormProps) {
  const mentionable = useMentionable(id, kindOf(message) === 'note' ? 'note' : 'reply')
  const saving = useWrite(tickets.edit, { quiet: true, scope: `ticket:${id}` })
  return (
    <MessageEdit
      {...edit}
      messageId={message.id}
      hasFiles={message.attachments.length > 0}
      mentionable={mentionable}
      saving={saving}
      save={(body, seen) => saving.mutate({ id, messageId: message.id, body, seen })}
    />
  )
}
