import type { Document } from '@diwan/core/document'
import { pollIn } from '@diwan/core/poll-document'
import type { Poll, TalkMessage } from '@diwan/contract/talk/schemas'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { instantWithin } from '../../../kit/formats.ts'
import { useSession } from '../../../kit/session.ts'
import { useUntil } from '../../../kit/use-until.ts'
import { useWrite } from '../../../kit/write.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { chatTalk } from '../api/chat-talk.ts'
import { closePoll, vote } from '../api/writes.ts'
import type { ShownChat } from '../types.ts'
import classes from './poll-view.module.css'
import { PollAnswer } from './poll-answer.tsx'

interface PollViewProps {
  readonly chat: Pick<ShownChat, 'id' | 'can' | 'closed'>
  readonly message: Pick<TalkMessage, 'id' | 'author'> & { readonly body: Document; readonly poll: Poll }
}

/** A question with its answers, how the votes stand, and the reader's own vote. */
export function PollView({ chat: { id, can, closed }, message }: PollViewProps) {
  const { t } = useTranslation('chat')
  const { id: messageId, author, body, poll } = message
  const { several, secret, counted, options, voters, own, endsDate } = poll
  const me = useSession()?.metadata.id
  const open = useUntil(endsDate ?? 0) || endsDate === null
  useCounts(id, !open && !counted)
  const cast = useWrite(vote)
  const close = useWrite(closePoll)
  const asking = useId()
  const asked = pollIn(body)
  if (!asked) return null
  const votes = open && can.send && !closed
  const choose = (place: number) => {
    const without = own.filter((one) => one !== place)
    const choices = own.includes(place) ? without : several ? [...own, place] : [place]
    cast.mutate({ id, messageId, choices })
  }
  const terms = [
    t(several ? 'pollSeveral' : 'pollOne'),
    t(secret ? 'pollIsSecret' : 'pollIsOpen'),
    ...(counted ? [] : [t('pollCountedLater')]),
  ]
  const ends = endsDate !== null && t(open ? 'pollEnds' : 'pollEnded', { instant: instantWithin(endsDate) })
  return (
    <div className={classes['poll']} role="group" aria-labelledby={asking} data-poll={open ? 'open' : 'closed'}>
      <strong id={asking}>
        <LinkedText text={asked.question} />
      </strong>
      <small>{terms.join(' · ')}</small>
      <ul className={classes['answers']}>
        {options.map((option, place) => (
          <PollAnswer
            key={asked.options[place]}
            text={asked.options[place] ?? ''}
            option={option}
            share={counted ? (voters === 0 ? 0 : option.votes / voters) : undefined}
            own={own.includes(place)}
            choose={votes ? () => choose(place) : undefined}
          />
        ))}
      </ul>
      <div className={classes['foot']}>
        <small>
          {t('pollVoters', { count: voters })}
          {ends && <> · {ends}</>}
        </small>
        {open && author?.id === me && can.send && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={close.isPending}
            onClick={() => close.mutate({ id, messageId })}
          >
            {t('pollClose')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The clock of the portal may be a little behind that of the browser. */
const AFTER_THE_END_MS = 1_500

/** Fetches the votes of a secret poll once it has ended by itself, which nobody announces. */
function useCounts(id: string, missing: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!missing) return
    const { queries } = chatTalk
    const keys = [queries.thread(id).queryKey, queries.windows(id), queries.threads(id)]
    const fetch = () => keys.forEach((queryKey) => void client.invalidateQueries({ queryKey }))
    const timer = setTimeout(fetch, AFTER_THE_END_MS)
    return () => clearTimeout(timer)
  }, [client, id, missing])
}
