import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../kit/formats.ts'
import { Fact, FactList } from '../../../../ui/facts/fact-list.tsx'
import { PersonPress } from '../../../../ui/person-press.tsx'
import { ShortIdText } from '../../../../ui/short-id-text.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { useRepeatText } from '../../../recurrence/public.ts'
import { SlotDay, SlotHours } from '../../appointments/book/slot-facts.tsx'
import { occurrenceOf } from '../../model/occurrences.ts'
import classes from '../meetings.module.css'
import { LinkedWith } from '../../../links/public.ts'

/** When and where a meeting is, by the clock of its reader and by that of its organiser where it differs. */
export function MeetingFacts({ opened }: { opened: OpenMeeting }) {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const repeatText = useRepeatText()
  const { meeting } = opened
  const shown = occurrenceOf(opened)
  const reason = shown?.reason || meeting.reason
  return (
    <>
      <FactList label={t('meeting')}>
        {shown && (
          <>
            <SlotDay startsAt={shown.startsAt} />
            <SlotHours startsAt={shown.startsAt} endsAt={shown.endsAt} zone={meeting.zone} />
          </>
        )}
        {meeting.rule && <Fact name={t('repeats')}>{repeatText(meeting.rule)}</Fact>}
        {shown?.room && (
          <Fact name={t('room')}>
            <UserText text={nameOf(shown.room)} />
            {shown.room.place && (
              <small className={classes['quiet']}>
                <UserText text={shown.room.place} />
              </small>
            )}
          </Fact>
        )}
        {shown?.place && (
          <Fact name={t('place')}>
            <LinkedText text={shown.place} />
          </Fact>
        )}
        <Fact name={t('organiser')}>
          <PersonPress person={meeting.organiser} />
        </Fact>
        <Fact name={t('meetingNumber')}>
          <ShortIdText shortId={meeting.shortId} />
        </Fact>
      </FactList>
      <LinkedWith id={meeting.id} />
      {reason && (
        <blockquote className={classes['written']} aria-label={t('meetingReason')}>
          <small>{t('meetingReason')}</small>
          <LinkedText text={reason} />
        </blockquote>
      )}
    </>
  )
}
