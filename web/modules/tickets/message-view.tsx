import type { Message } from '@diwan/contract/tickets/schemas'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Bubble, MessageTime, type Tone } from '../talk/public.ts'

/** What stands out among the messages of a ticket: what only staff read, and solutions. */
export function useTone(): (kind: Message['kind']) => Tone | undefined {
  const { t } = useTranslation('tickets')
  return (kind) => {
    if (kind === 'note') return { name: 'warn', icon: <IconLock size={14} stroke={2} aria-hidden />, label: t('kind_note') }
    if (kind === 'solution')
      return { name: 'good', icon: <IconCircleCheck size={15} stroke={2} aria-hidden />, label: t('kind_solution') }
    return undefined
  }
}

/** To be read; what can be done with it is the thread's own. */
export function MessageView({ message, own }: { message: Message; own: boolean }) {
  const toneOf = useTone()
  const { author, kind, body, attachments } = message
  return (
    <Bubble author={author} kind={kind} tone={toneOf(kind)} own={own} body={body} files={attachments}>
      <MessageTime message={message} />
    </Bubble>
  )
}
