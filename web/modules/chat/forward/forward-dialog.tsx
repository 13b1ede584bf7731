import { fold } from '@diwan/core/arabic-fold'
import { MAX_FORWARDED_TO } from '@diwan/contract/chat/limits'
import type { Chat } from '@diwan/contract/chat/schemas'
import { Checkbox, Input } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { chatQueries } from '../api/api.ts'
import { forward } from '../api/writes.ts'
import { ChatAvatar } from '../chat-avatar.tsx'
import { nameOf } from '../sentence.ts'
import classes from './forward.module.css'

interface ForwardDialogProps {
  readonly id: string
  readonly messageId: string
  readonly onClose: () => void
}

/** To which chats of one's own the words and files of a message go. */
export function ForwardDialog({ id, messageId, onClose }: ForwardDialogProps) {
  const { t } = useTranslation('chat')
  const form = useForm({
    endpoint: forward,
    initial: { to: [] as readonly string[] },
    toInput: ({ to }) => ({ id, messageId, to: [...to] }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('forwardTitle')} form={form} action={t('forward')} size={460}>
      <ChatsField {...form.pick('to')} />
    </FormDialog>
  )
}

interface ChatsFieldProps {
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly error?: string | undefined
  readonly 'data-field'?: string
}

/** The chats in which the reader writes, last active first, and of them those with what is typed in their names. */
function ChatsField({ value, onChange, error, ...field }: ChatsFieldProps) {
  const { t } = useTranslation('chat')
  const [typed, setTyped] = useState('')
  const chats = useInfiniteQuery(chatQueries.list('all'))
  const sought = fold(typed.trim())
  const shown = (chats.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    (chat) => chat.can.send && !chat.closed && fold(nameOf(chat)).includes(sought),
  )
  const toggle = ({ id }: Chat) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
  return (
    <div role="group" aria-label={t('forwardTo')} data-field={field['data-field']}>
      <UserInput
        label={t('forwardTo')}
        placeholder={t('forwardSearch')}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={classes['chats']}>
        {shown.map((chat) => (
          <li key={chat.id}>
            <Checkbox
              checked={value.includes(chat.id)}
              disabled={value.length >= MAX_FORWARDED_TO && !value.includes(chat.id)}
              onChange={() => toggle(chat)}
              data-forward-to={chat.id}
              label={
                <span className={classes['chat']}>
                  <ChatAvatar chat={chat} size={28} />
                  <UserText text={nameOf(chat)} lines={1} />
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <MoreRows list={chats} />
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  )
}
