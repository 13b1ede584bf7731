import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { ComponentType } from 'react'
import { useWrite } from '../../kit/write.ts'
import type { MentionSource } from '../writing/public.ts'
import { MessageEdit } from './message-edit.tsx'
import type { EditFormProps } from './types.ts'

/** The form in which an own message is changed by the endpoint of its kind. */
export function editForm(
  module: string,
  endpoint: TalkEndpoints['edit'],
  mentionable?: (id: string) => MentionSource,
): ComponentType<EditFormProps> {
  return function EditForm({ id, message, ...edit }) {
    const saving = useWrite(endpoint, { quiet: true, scope: `${module}:${id}` })
    return (
      <MessageEdit
        {...edit}
        messageId={message.id}
        hasFiles={message.attachments.length > 0}
        mentionable={mentionable?.(id)}
        saving={saving}
        save={(body, seen) => saving.mutate({ id, messageId: message.id, body, seen })}
      />
    )
  }
}
