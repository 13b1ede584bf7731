import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { textOf } from '@diwan/core/document'
import { IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
import { useChatAddress } from '../address.ts'
import classes from './chat-header.module.css'

/** The message pinned last, and how many more there are. */
export function PinnedLine({ messages }: { messages: readonly TalkMessage[] }) {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const [newest] = messages
  if (!newest) return null
  const words = newest.body ? textOf(newest.body).trim().replaceAll('\n', ' ') : ''
  const text = words || newest.attachments[0]?.name || t('filesLine', { count: newest.attachments.length })
  const go = () => (messages.length > 1 ? address.beside('pinned') : address.look(newest.id))
  return (
    <button type="button" className={classes['pinned']} onClick={go} data-pinned-line>
      <IconPin size={16} stroke={1.7} aria-label={t('panel_pinned')} />
      <UserText text={text} lines={1} />
      {messages.length > 1 && <span>{t('morePinned', { count: messages.length - 1 })}</span>}
    </button>
  )
}
