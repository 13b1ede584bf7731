import { Button, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../kit/problem.ts'
import { useProblemText } from '../../../kit/problem-words.ts'
import { MessageBody, sentFiles, type Failed, type Failures, type Pending } from '../../talk/public.ts'
import { chatTalk, type Writing } from '../api/chat-talk.ts'
import { OutgoingVoice } from '../voice/message-voice.tsx'
import classes from './chat-message.module.css'

interface OwnProps {
  readonly one: Pending<Writing> | Failed<Writing>
  readonly sending: 'pending' | 'failed'
  readonly children: ReactNode
}

function Own({ one: { input, requestId }, sending, children }: OwnProps) {
  const { t } = useTranslation('chat')
  return (
    <article className={classes['message']} data-own data-sending={sending} data-message={requestId}>
      <div className={classes['bubble']}>
        <VisuallyHidden>{t('you')}</VisuallyHidden>
        <MessageBody body={input.body} files={sentFiles(input.attachments)} bubble={undefined} />
        {input.voice && <OutgoingVoice requestId={requestId} wave={input.voice.wave} />}
        <div className={classes['foot']}>
          <span className={classes['time']}>{children}</span>
        </div>
      </div>
    </article>
  )
}

/** On its way: shown as it will be, with a clock in place of its time. */
export function PendingMessage({ one }: { one: Pending<Writing> }) {
  const { t } = useTranslation('kit')
  return (
    <Own one={one} sending="pending">
      {one.waits && t('waiting')}
      <IconClock size={13} stroke={1.8} aria-label={t('sending')} />
    </Own>
  )
}

/** Stays in its place with its reason until it is sent again or thrown away. */
export function FailedMessage({ one, failures }: { one: Failed<Writing>; failures: Failures<Writing> }) {
  const { t } = useTranslation(['talk', 'kit'])
  const say = useProblemText()
  const change = one.input.voice ? undefined : chatTalk.otherwise?.[one.code]
  return (
    <>
      <Own one={one} sending="failed">
        {t('notSent', { ns: 'kit' })}
      </Own>
      <div className={classes['why']} role="alert">
        <IconAlertCircle size={16} stroke={1.8} aria-hidden />
        {say(new Problem(one.code))}
        <Button size="compact-md" variant="default" onClick={() => failures.retry(one)}>
          {change ? t(change) : t('tryAgain', { ns: 'kit' })}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={() => failures.discard(one)}>
          {t('discard')}
        </Button>
      </div>
    </>
  )
}
