import type { Message, Ticket } from '@diwan/contract/tickets/schemas'
import { useEdit } from './drafts/edits.ts'
import { MessageEdit } from './message-edit.tsx'
import { MessageMenu } from './message-menu.tsx'
import { Bubble, MessageTime } from './message-view.tsx'

/** A message of an open thread: quoted, copied, and for some minutes put right by its author. */
export function ThreadMessage({ message, ticket, own }: { message: Message; ticket: Ticket; own: boolean }) {
  const [edit, keep] = useEdit(message.id)
  const { author, kind, body, attachments } = message
  return (
    <Bubble
      author={author}
      kind={kind}
      own={own}
      body={body}
      files={attachments}
      menu={!edit && <MessageMenu message={message} ticket={ticket} own={own} />}
      instead={edit && <MessageEdit id={ticket.id} message={message} edit={edit} keep={keep} />}
    >
      <MessageTime message={message} />
    </Bubble>
  )
}
