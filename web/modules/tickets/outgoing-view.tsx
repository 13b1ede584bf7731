import { Button } from '@mantine/core'
import type { Message } from '@diwan/contract/tickets/schemas'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { useProblemText } from '../../kit/problem-words.ts'
import { Bubble } from './message-view.tsx'
import classes from './outgoing-view.module.css'
import { sentFiles } from './drafts/sent-files.ts'
import type { Failed, Failures, Pending } from './drafts/outbox.ts'

type Me = Message['author']

export function PendingView({ pending: { kind, input, waits }, me }: { pending: Pending; me: Me }) {
  const { t } = useTranslation('kit')
  return (
    <Bubble author={me} kind={kind} own body={input.body} files={sentFiles(input.attachments)} sending="pending">
      {t(waits ? 'waiting' : 'sending')}
    </Bubble>
  )
}

/** What another try leaves out. */
const sayOtherwise: Partial<Record<ErrorCode, 'sendAnyway' | 'sendWithoutFiles'>> = {
  'tickets.thread_moved': 'sendAnyway',
  'files.not_available': 'sendWithoutFiles',
}

/** Stays in its place with its reason until it is sent again or thrown away. */
export function FailedView({ failed, me, retry, discard }: { failed: Failed; me: Me } & Omit<Failures, 'failed'>) {
  const { t } = useTranslation(['tickets', 'kit'])
  const say = useProblemText()
  const { kind, input, code } = failed
  return (
    <>
      <Bubble author={me} kind={kind} own body={input.body} files={sentFiles(input.attachments)} sending="failed">
        {t('notSent', { ns: 'kit' })}
      </Bubble>
      <li className={classes['why']} role="alert">
        <span className={classes['words']}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden />
          {say(new Problem(code))}
        </span>
        <Button size="compact-md" variant="default" onClick={() => retry(failed)}>
          {sayOtherwise[code] ? t(sayOtherwise[code]) : t('tryAgain', { ns: 'kit' })}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={() => discard(failed)}>
          {t('discard')}
        </Button>
      </li>
    </>
  )
}
