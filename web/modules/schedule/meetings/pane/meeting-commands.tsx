import { allowed } from '@diwan/contract/kit/moves'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { meetingMoves } from '@diwan/contract/schedule/moves/meetings'
import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { GIVEN_ANSWERS } from '@diwan/contract/schedule/vocabulary/meetings'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../../kit/commands.ts'
import { useSession } from '../../../../kit/session.ts'
import { useUntil } from '../../../../kit/use-until.ts'
import { useWrite } from '../../../../kit/write.ts'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import { occurrenceOf } from '../../model/occurrences.ts'
import classes from '../meetings.module.css'
import { ScopeChoice } from '../scope-choice.tsx'
import { useMeetAddress } from '../use-meet-address.ts'

const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx'))

/** Answers for an attendee; changing and canceling for the organiser. */
export function MeetingCommands({ opened }: { opened: OpenMeeting }) {
  const { t } = useTranslation('schedule')
  const { go } = useMeetAddress()
  const [asked, setAsked] = useState<OpenMeeting>()
  const { meeting } = opened
  const shown = occurrenceOf(opened)
  const may = allowed(meetingMoves, meeting.status, meeting.can)
  const last = meeting.occurrences.at(-1)
  const isComing = useUntil(shown?.startsAt ?? 0)
  const someAreComing = useUntil(last?.startsAt ?? 0)
  const isOpen = shown !== undefined && !shown.isCanceled
  const changes = may.change && someAreComing && (isComing ? isOpen : meeting.rule !== null)
  const edit = () => go({ edit: meeting.id, id: undefined, at: shown?.number })
  useCommands(
    changes
      ? [
          {
            id: 'change meeting',
            label: t('changeMeeting'),
            part: 'record',
            stroke: { code: 'KeyE' },
            icon: IconPencil,
            run: edit,
          },
        ]
      : [],
  )
  const organises = meeting.organiser.id === useSession()?.metadata.id
  const answers = may.answer && !organises && isComing && isOpen
  if (!changes && !answers) return null
  return (
    <div className={classes['foot']}>
      {answers && <Answers opened={opened} />}
      {changes && (
        <>
          <Button variant="default" onClick={() => setAsked(opened)}>
            {t('cancelMeeting')}
          </Button>
          <Button variant="filled" onClick={edit}>
            {t('changeMeeting')}
          </Button>
        </>
      )}
      <Suspense>{asked && <CancelDialog opened={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </div>
  )
}

/** The answer of the reader, to one meeting or to all that are still to come. */
function Answers({ opened: { meeting, occurrence } }: { opened: OpenMeeting }) {
  const { t } = useTranslation('schedule')
  const me = useSession()?.metadata.id
  const [scope, choose] = useState<'this' | 'all'>('all')
  const answer = useWrite(meetings.answer)
  const own = meeting.attendees.find(({ person }) => person?.id === me)?.answer
  const send = (given: (typeof GIVEN_ANSWERS)[number]) =>
    answer.mutate({ id: meeting.id, answer: given, ...(scope === 'this' && { occurrence }) })
  return (
    <div className={classes['answers']} role="group" aria-label={t('yourAnswer')}>
      <span>{t('yourAnswer')}</span>
      {meeting.rule && <ScopeChoice scopes={['this', 'all']} value={scope} onChange={choose} />}
      <div className={classes['given']}>
        {GIVEN_ANSWERS.map((one) => (
          <Button
            key={one}
            size="compact-md"
            variant={own === one ? 'light' : 'default'}
            aria-pressed={own === one}
            disabled={answer.isPending}
            onClick={() => send(one)}
          >
            {t(`give_${one}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
