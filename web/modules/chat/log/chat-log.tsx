import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Virtualizer } from 'virtua'
import { useSession } from '../../../kit/session.ts'
import { LinkedMessages, useDayOf, type Failures, type Pending } from '../../talk/public.ts'
import type { SteadyChat } from '../api/api.ts'
import type { Writing } from '../api/chat-talk.ts'
import classes from './chat-log.module.css'
import { OriginsOfMessages } from '../forward/forwarded-from.tsx'
import { LogRowView } from './log-row-view.tsx'
import { MadeOfMessages } from './made-of.tsx'
import { logRows } from '../live/log-rows.ts'
import { walkMessages } from '../live/walk-messages.ts'
import type { Place } from '../types.ts'
import { useHeardNew } from './use-heard-new.ts'
import { useKeptPlace } from './use-kept-place.ts'

interface ChatLogProps extends Place {
  readonly chat: SteadyChat
  readonly newestFirst: readonly TalkMessage[]
  readonly pending: readonly Pending<Writing>[]
  readonly failures: Failures<Writing>
  readonly unread: { readonly id: string; readonly count: number } | undefined
  /** The message that somebody looked for. */
  readonly lit: string | undefined
  /** How far all others have read. */
  readonly seen: number | null
  /** Where another place than the end is shown: leads to the end. */
  readonly toNewest: (() => void) | undefined
}

/** Only the rows near the screen are drawn. What comes in above or below moves nothing that is being read. */
export function ChatLog(props: ChatLogProps) {
  const { chat, pages, newestFirst, pending, failures, unread, lit, seen, toNewest } = props
  const { t } = useTranslation('talk')
  const me = useSession()?.metadata.id ?? ''
  const dayOf = useDayOf()
  const rows = logRows({ newestFirst, pending, failed: failures.failed, unread, dayOf })
  const { view, frame, shift, onScroll, settle, atEnd, unseen, toEnd } = useKeptPlace(rows, me, props)
  const heard = useHeardNew(newestFirst, me)
  const away = !atEnd || pages.hasPreviousPage
  return (
    <MadeOfMessages id={chat.id}>
      <LinkedMessages id={chat.id} messages={newestFirst}>
        <OriginsOfMessages messages={newestFirst}>
          <div className={classes['frame']}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls by the keyboard, and arrows walk in it */}
            <div
              ref={frame}
              className={classes['scroll']}
              role="region"
              aria-label={t('conversation')}
              tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
              onKeyDown={walkMessages}
              data-log
            >
              <div className={classes['space']} />
              <Virtualizer
                ref={view}
                scrollRef={frame}
                as="ol"
                item="li"
                shift={shift}
                bufferSize={600}
                onScroll={onScroll}
                onResize={settle}
              >
                {rows.map((row) => (
                  <LogRowView key={row.key} row={row} chat={chat} failures={failures} lit={lit} seen={seen} />
                ))}
              </Virtualizer>
            </div>
            <VisuallyHidden role="log" aria-live="polite">
              {heard}
            </VisuallyHidden>
            {away && (
              <Button
                className={classes['newer'] ?? ''}
                size="compact-md"
                radius="xl"
                variant={unseen > 0 ? 'filled' : 'default'}
                rightSection={<IconArrowDown size={16} aria-hidden />}
                onClick={pages.hasPreviousPage ? toNewest : toEnd}
                data-newer
              >
                {unseen > 0 ? t('newMessages', { count: unseen }) : t('toEnd')}
              </Button>
            )}
          </div>
        </OriginsOfMessages>
      </LinkedMessages>
    </MadeOfMessages>
  )
}
