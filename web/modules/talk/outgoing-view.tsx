import { Button } from '@mantine/core'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Person } from '@diwan/contract/users/schemas/person'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { useProblemText } from '../../kit/problem-words.ts'
import type { Tone } from './bubble.tsx'
import { MessageView } from './message-view.tsx'
import classes from './outgoing-view.module.css'
import { sentFiles } from './drafts/sent-files.ts'
import type { Failed, Failures, Pending } from './drafts/outbox.ts'

interface OutgoingProps<Kind extends string> {
  readonly me: Person
  readonly pending: readonly Pending<Kind>[]
  readonly failures: Failures<Kind>
  readonly toneOf: (kind: string) => Tone | undefined
  readonly grouped: boolean
  /** What the button of another try says, where that leaves something out. */
  readonly otherwise?: Partial<Record<ErrorCode, 'sendAnyway' | 'sendWithoutFiles'>> | undefined
}

/** Messages that are not in the thread yet, at its end. */
export function Outgoing<Kind extends string>({ pending, failures, ...shared }: OutgoingProps<Kind>) {
  return (
    <>
      {pending.map((one) => (
        <PendingView key={one.requestId} one={one} {...shared} />
      ))}
      {failures.failed.map((one) => (
        <FailedView key={one.requestId} one={one} failures={failures} {...shared} />
      ))}
    </>
  )
}

/** A failure is a row longer. */
export const rowsOf = (pending: readonly unknown[], { failed }: { readonly failed: readonly unknown[] }): number =>
  pending.length + 2 * failed.length

type Shared<Kind extends string> = Pick<OutgoingProps<Kind>, 'me' | 'toneOf' | 'grouped' | 'otherwise'>

function PendingView<Kind extends string>({ one, me, toneOf, grouped }: Shared<Kind> & { readonly one: Pending<Kind> }) {
  const { t } = useTranslation('kit')
  const { kind, input, waits } = one
  const files = sentFiles(input.attachments)
  return (
    <MessageView
      grouped={grouped}
      author={me}
      kind={kind}
      tone={toneOf(kind)}
      own
      body={input.body}
      files={files}
      sending="pending"
    >
      {t(waits ? 'waiting' : 'sending')}
    </MessageView>
  )
}

interface FailedProps<Kind extends string> extends Shared<Kind> {
  readonly one: Failed<Kind>
  readonly failures: Failures<Kind>
}

/** Stays in its place with its reason until it is sent again or thrown away. */
function FailedView<Kind extends string>({ one, me, toneOf, grouped, otherwise = {}, failures }: FailedProps<Kind>) {
  const { t } = useTranslation(['talk', 'kit'])
  const say = useProblemText()
  const { kind, input, code } = one
  const change = otherwise[code]
  const files = sentFiles(input.attachments)
  return (
    <>
      <MessageView
        grouped={grouped}
        author={me}
        kind={kind}
        tone={toneOf(kind)}
        own
        body={input.body}
        files={files}
        sending="failed"
      >
        {t('notSent', { ns: 'kit' })}
      </MessageView>
      <li className={classes['why']} role="alert">
        <span className={classes['words']}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden />
          {say(new Problem(code))}
        </span>
        <Button size="compact-md" variant="default" onClick={() => failures.retry(one)}>
          {change ? t(change) : t('tryAgain', { ns: 'kit' })}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={() => failures.discard(one)}>
          {t('discard')}
        </Button>
      </li>
    </>
  )
}
