import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { chatForward } from '@diwan/contract/chat/endpoints'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { IconArrowForwardUp } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatAddress } from '../address.ts'
import { originQueries } from '../api/origins.ts'
import { nameOf } from '../sentence.ts'
import classes from './forward.module.css'

type Origin = OutputOf<typeof chatForward.origins>['items'][number]
const Origins = createContext<ReadonlyMap<string, Origin>>(new Map())

/** Where forwarded messages were said first, where this reader may know: asked once for all that are held. */
export function OriginsOfMessages({
  messages,
  children,
}: {
  readonly messages: readonly TalkMessage[]
  readonly children: ReactNode
}) {
  const ids = messages.filter(({ forwarded, body }) => forwarded && body !== null).map(({ id }) => id)
  const items = useQueries({
    queries: originQueries(ids),
    combine: (answers) => answers.flatMap(({ data }) => data?.items ?? []),
  })
  const origins = useMemo(() => new Map(items.map((one) => [one.id, one])), [items])
  return <Origins value={origins}>{children}</Origins>
}

/** Above the words of a forwarded message; leads to where it was said, for those who read that. */
export function ForwardedFrom({ messageId }: { readonly messageId: string }) {
  const { t } = useTranslation('chat')
  const { look } = useChatAddress()
  const origin = useContext(Origins).get(messageId)
  const sign = <IconArrowForwardUp size={14} stroke={1.8} className="turns" aria-hidden />
  if (!origin)
    return (
      <span className={classes['from']} data-forwarded>
        {sign}
        {t('forwarded')}
      </span>
    )
  const { chat, author, messageId: first, threadOf } = origin
  return (
    <button
      type="button"
      className={classes['from']}
      data-forwarded={chat.id}
      onClick={() => look(first, { chat: chat.id, ...(threadOf !== null && { thread: threadOf }) })}
    >
      {sign}
      {t('forwardedFrom', { name: nameOf(chat), author: author?.fullName ?? t('somebody') })}
    </button>
  )
}
