import { Button, Skeleton } from '@mantine/core'
import { meetingGuestAddresses } from '@diwan/contract/schedule/addresses'
import type { GuestMeeting } from '@diwan/contract/schedule/schemas/meeting-guest'
import { GIVEN_ANSWERS, type GivenAnswer } from '@diwan/contract/schedule/vocabulary/meetings'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../../kit/call.ts'
import { problemText } from '../../../kit/problem-words.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { AccessPage, AccessProblem } from '../../identity/public.ts'
import { GuestFacts, LaterTimes } from './guest-facts.tsx'
import classes from './guest.module.css'

/** An invitation as a guest sees it, with the answer of this guest. Nobody signs in here. */
export function MeetingGuest({ token }: { token: string }) {
  const { t } = useTranslation(['schedule', 'guests'])
  const [meeting, setMeeting] = useState<GuestMeeting>()
  const [refusal, setRefusal] = useState<unknown>()
  useEffect(() => {
    callAddress<GuestMeeting>(meetingGuestAddresses.open, { token }).then(setMeeting, setRefusal)
  }, [token])
  const title = t('guestPage', { ns: 'guests' })
  if (refusal !== undefined && !meeting) return <AccessPage title={title} text={problemText(refusal)} />
  if (!meeting)
    return (
      <AccessPage title={title} text={'\u00A0'}>
        <Skeleton height={220} radius={10} />
      </AccessPage>
    )
  return (
    <AccessPage title={title} text={t('guestInvites', { person: meeting.organiser })} wide>
      <h2 className={classes['title']}>
        <UserText text={meeting.meetingTitle} />
      </h2>
      <GuestFacts meeting={meeting} />
      {meeting.canAnswer ? <Answer token={token} meeting={meeting} onAnswered={setMeeting} /> : <Ended meeting={meeting} />}
      <LaterTimes meeting={meeting} />
    </AccessPage>
  )
}

function Ended({ meeting: { status } }: { meeting: GuestMeeting }) {
  const { t } = useTranslation('schedule')
  const text = status === 'CANCELED' ? t('guestCanceled') : status === 'DONE' ? t('guestOver') : t('guestBegun')
  return (
    <p role="status" className={classes['ended']}>
      {text}
    </p>
  )
}

interface AnswerProps {
  readonly token: string
  readonly meeting: GuestMeeting
  readonly onAnswered: (meeting: GuestMeeting) => void
}

function Answer({ token, meeting, onAnswered }: AnswerProps) {
  const { t } = useTranslation('schedule')
  const [sending, setSending] = useState<GivenAnswer>()
  const [kept, setKept] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (answer: GivenAnswer) => {
    setSending(answer)
    setProblem(undefined)
    setKept(false)
    try {
      onAnswered(await callAddress<GuestMeeting>(meetingGuestAddresses.answer, { token, answer }))
      setKept(true)
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setSending(undefined)
    }
  }
  return (
    <section className={classes['answer']} aria-labelledby="question" aria-busy={sending !== undefined}>
      <h2 id="question">{t('guestQuestion')}</h2>
      {meeting.isSeries && <p className={classes['small']}>{t('guestSeries')}</p>}
      <AccessProblem text={problem} />
      <div className={classes['buttons']}>
        {GIVEN_ANSWERS.map((answer) => (
          <Button
            key={answer}
            size="md"
            variant={meeting.answer === answer ? 'filled' : 'default'}
            aria-pressed={meeting.answer === answer}
            loading={sending === answer}
            disabled={sending !== undefined && sending !== answer}
            onClick={() => void send(answer)}
          >
            {t(`guestAnswer_${answer}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={classes['small']}>
        {kept && t('guestKept')}
      </p>
    </section>
  )
}
