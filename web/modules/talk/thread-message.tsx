import { isEmptyDocument } from '@diwan/core/document'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useState } from 'react'
import { MessageTime } from './bubble.tsx'
import { DeleteMessage } from './delete-message.tsx'
import { useEdit } from './drafts/edits.ts'
import { MessageMenu } from './message-menu.tsx'
import { MessageView } from './message-view.tsx'
import { QuoteView } from './quote-view.tsx'
import { Reactions } from './reactions.tsx'
import type { MessageRights, TalkOnScreen } from './types.ts'

interface ThreadMessageProps<Kind extends string, Item> {
  readonly of: TalkOnScreen<Kind, Item>
  /** The record. */
  readonly id: string
  readonly message: TalkMessage
  readonly me: string
  readonly joined?: boolean
  /** Nothing where it is only read. */
  readonly rights?: MessageRights
}

/** The author as a person; a guest has a name alone, and what the portal says has none. */
const personOf = ({ id, author, guest }: TalkMessage): Person => author ?? { id, fullName: guest ?? '', photo: null }

/** A message of a thread: answered to, quoted, copied, and for some minutes put right by its author. */
export function ThreadMessage<Kind extends string, Item>(props: ThreadMessageProps<Kind, Item>) {
  const { of, id, message, me, joined, rights = {} } = props
  const [edit, keep] = useEdit(message.id)
  const kind = of.kindOf(message)
  const { body, quote, attachments, reactions, guest } = message
  const above = of.Above && body && !isEmptyDocument(body) && <of.Above id={id} messageId={message.id} />
  const react = of.react && rights.react ? of.react.bind(null, id, message) : undefined
  return (
    <MessageView
      grouped={of.grouped}
      author={personOf(message)}
      guest={guest !== null}
      own={message.author?.id === me}
      id={message.id}
      kind={kind}
      tone={of.toneOf(kind)}
      joined={joined}
      body={body}
      files={attachments}
      quote={
        above || quote ? (
          <>
            {above}
            {quote && <QuoteView quote={quote} />}
          </>
        ) : null
      }
      foot={<Reactions reactions={reactions} react={react} />}
      menu={
        !edit && props.rights && body && <Menu {...props} message={{ ...message, body }} rights={props.rights} react={react} />
      }
      instead={edit && of.edit && <of.edit.Form id={id} message={message} edit={edit} keep={keep} />}
    >
      <MessageTime message={message} short={of.grouped} />
    </MessageView>
  )
}

interface MenuProps<Kind extends string, Item> extends Omit<ThreadMessageProps<Kind, Item>, 'message'> {
  readonly message: TalkMessage & { readonly body: NonNullable<TalkMessage['body']> }
  readonly rights: MessageRights
  readonly react: ((emoji: string, on: boolean) => void) | undefined
}

function Menu<Kind extends string, Item>({ of, id, message, me, rights, react }: MenuProps<Kind, Item>) {
  const [deleting, setDeleting] = useState(false)
  const own = message.author?.id === me
  return (
    <>
      <MessageMenu
        message={message}
        quote={of.quote && rights.quote ? of.quote.bind(null, id, message) : undefined}
        editSeconds={own && rights.edit ? of.edit?.seconds : undefined}
        react={react}
        remove={of.delete && rights.delete ? () => setDeleting(true) : undefined}
      />
      {deleting && of.delete && (
        <DeleteMessage endpoint={of.delete} id={id} messageId={message.id} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}
