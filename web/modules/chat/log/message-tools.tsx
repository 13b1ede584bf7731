import { chatTalk as endpoints } from '@diwan/contract/chat/endpoints'
import { EDIT_SECONDS } from '@diwan/contract/chat/limits'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowForwardUp,
  IconBookmark,
  IconEye,
  IconMessages,
  IconMoodPlus,
  IconPin,
  IconQuote,
  IconStar,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { TurnSub } from '../../actions/public.ts'
import { RemindSub } from '../../reminders/public.ts'
import { DeleteMessage, MessageMenu, type MessageRights } from '../../talk/public.ts'
import { EmojiLater } from '../../writing/public.ts'
import { useChatAddress } from '../address.ts'
import { chatTalk, quote } from '../api/chat-talk.ts'
import type { ShownChat } from '../types.ts'
import classes from './chat-message.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ReadersDialog = lazyDialog(() => import('../side/readers-dialog.tsx'))
const MessageDialogs = lazyDialog(() => import('./message-dialogs.tsx'))

interface MessageToolsProps {
  readonly chat: ShownChat
  readonly message: TalkMessage & { readonly body: NonNullable<TalkMessage['body']> }
  readonly rights: MessageRights
  readonly react: ((emoji: string, on: boolean) => void) | undefined
  readonly inThread: boolean
}

/** Once the choice beside it has let go of the focus. */
const focusMessage = (id: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(`article[data-message="${id}"]`)?.focus({ preventScroll: true }))

/** What can be done with a message: at once beside it, the rest in its menu. */
export function MessageTools({ chat, message, rights, react, inThread }: MessageToolsProps) {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const me = useSession()?.metadata.id
  const [choosing, choose] = useState(false)
  const [open, setOpen] = useState<'delete' | 'readers' | 'remind' | 'forward'>()
  const pin = useWrite(endpoints.pin)
  const star = useWrite(endpoints.star)
  const unread = useWrite(endpoints.markUnread)
  const { id: messageId, pinnedDate = null, starred = false, threadOf } = message
  const of = { id: chat.id, messageId }
  const own = message.author?.id === me
  const mayPin = chat.kind === 'personal' ? chat.can.send : chat.can.manage
  const reply = rights.quote ? () => quote(inThread && threadOf ? threadOf : chat.id, message) : undefined
  return (
    <div className={classes['tools']} data-tools>
      {react && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('react')}
          title={t('react')}
          aria-expanded={choosing}
          data-react
          onClick={() => choose(!choosing)}
        >
          <IconMoodPlus size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      {reply && (
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('quoteThis')} title={t('quoteThis')} onClick={reply}>
          <IconQuote size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      {!inThread && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('openThread')}
          title={t('openThread')}
          onClick={() => address.openThread(threadOf ?? messageId)}
        >
          <IconMessages size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      <MessageMenu
        message={message}
        quote={reply}
        editSeconds={own && rights.edit ? EDIT_SECONDS : undefined}
        react={react}
        remove={rights.delete ? () => setOpen('delete') : undefined}
        more={
          <>
            {!inThread && (
              <Menu.Item
                leftSection={<IconMessages size={16} aria-hidden />}
                onClick={() => address.openThread(threadOf ?? messageId)}
              >
                {t('openThread')}
              </Menu.Item>
            )}
            {mayPin && (
              <Menu.Item
                leftSection={<IconPin size={16} aria-hidden />}
                onClick={() => pin.mutate({ ...of, on: pinnedDate === null })}
              >
                {t(pinnedDate === null ? 'pin' : 'unpin')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconStar size={16} aria-hidden />} onClick={() => star.mutate({ ...of, on: !starred })}>
              {t(starred ? 'unstar' : 'star')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowForwardUp size={16} className="turns" aria-hidden />}
              onClick={() => setOpen('forward')}
            >
              {t('forward')}
            </Menu.Item>
            {!own && (
              <Menu.Item
                leftSection={<IconBookmark size={16} aria-hidden />}
                onClick={() => unread.mutate(of, { onSuccess: address.close })}
              >
                {t('markUnread')}
              </Menu.Item>
            )}
            <RemindSub objectId={chat.id} part={messageId} onOther={() => setOpen('remind')} />
            <TurnSub id={chat.id} part={messageId} />
            {own && (
              <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => setOpen('readers')}>
                {t('readers')}
              </Menu.Item>
            )}
          </>
        }
      />
      {react && (
        <EmojiLater
          opened={choosing}
          onClose={() => choose(false)}
          onPick={(emoji) => (react(emoji, true), focusMessage(messageId))}
        />
      )}
      <Suspense>
        {(open === 'remind' || open === 'forward') && <MessageDialogs {...of} dialog={open} onClose={() => setOpen(undefined)} />}
        {open === 'readers' && <ReadersDialog {...of} onClose={() => setOpen(undefined)} />}
      </Suspense>
      {open === 'delete' && chatTalk.delete && (
        <DeleteMessage endpoint={chatTalk.delete} {...of} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
