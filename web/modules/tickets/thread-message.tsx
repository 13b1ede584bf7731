import { EDIT_SECONDS } from '@diwan/contract/tickets/limits'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { mayTicket, type Message, type Ticket } from '@diwan/contract/tickets/schemas'
import { useWrite } from '../../kit/write.ts'
import { Bubble, MessageEdit, MessageMenu, MessageTime, useEdit, type Edit } from '../talk/public.ts'
import { quoteInto } from './drafts/quotes.ts'
import { useTone } from './message-view.tsx'
import { useMentionable } from './use-mentionable.tsx'

interface Props {
  readonly message: Message
  readonly ticket: Ticket
  readonly own: boolean
}

/** A message of an open thread: quoted, copied, and for some minutes put right by its author. */
export function ThreadMessage({ message, ticket, own }: Props) {
  const [edit, keep] = useEdit(message.id)
  const toneOf = useTone()
  const { author, kind, body, attachments } = message
  return (
    <Bubble
      author={author}
      kind={kind}
      tone={toneOf(kind)}
      own={own}
      body={body}
      files={attachments}
      menu={!edit && <Menu message={message} ticket={ticket} own={own} />}
      instead={edit && <Editing id={ticket.id} message={message} edit={edit} keep={keep} />}
    >
      <MessageTime message={message} />
    </Bubble>
  )
}

function Menu({ message, ticket, own }: Props) {
  const may = mayTicket(ticket)
  const { kind, author, body } = message
  const open = kind === 'note' ? may.note : may.reply
  return (
    <MessageMenu
      message={message}
      quote={open ? () => quoteInto(ticket.id, kind, author.fullName, body) : undefined}
      editSeconds={own && open ? EDIT_SECONDS : undefined}
    />
  )
}

interface EditingProps {
  readonly id: string
  readonly message: Message
  readonly edit: Edit
  readonly keep: (edit: Edit | undefined) => void
}

function Editing({ id, message, edit, keep }: EditingProps) {
  const mentionable = useMentionable(id, message.kind === 'note' ? 'note' : 'reply')
  const saving = useWrite(tickets.edit, { quiet: true, scope: `ticket:${id}` })
  return (
    <MessageEdit
      messageId={message.id}
      hasFiles={message.attachments.length > 0}
      edit={edit}
      keep={keep}
      mentionable={mentionable}
      saving={saving}
      save={(body, seen) => saving.mutate({ id, messageId: message.id, body, seen })}
    />
  )
}
