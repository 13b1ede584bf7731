import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { useTranslation } from 'react-i18next'
import { clockWithin, useLocalName } from '../../../../kit/formats.ts'
import { zoneTime } from '../../../../kit/zone-name.ts'
import { Fact, FactList } from '../../../../ui/facts/fact-list.tsx'
import { PersonPress } from '../../../../ui/person-press.tsx'
import { ShortIdText } from '../../../../ui/short-id-text.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import classes from '../appointments.module.css'
import { useEntryText } from './use-entry-text.ts'

/** All that is known of a job or of a bookable appointment. */
export function EntryFacts({ of }: { of: Appointment }) {
  const { t, i18n } = useTranslation('schedule')
  const nameOf = useLocalName()
  const { periodOf, hoursOf } = useEntryText()
  const unit = of.group ?? of.department
  return (
    <>
      <FactList label={t('entry')}>
        <Fact name={t('entry')}>
          <ShortIdText shortId={of.shortId} />
        </Fact>
        <Fact name={t('kind')}>{t(`kind_${of.kind}`)}</Fact>
        <Fact name={t('entryPeriod')}>{periodOf(of)}</Fact>
        <Fact name={t('entryTimes')}>
          {hoursOf(of)} <span className={classes['quiet']}>{zoneTime(of.zone, i18n.language)}</span>
        </Fact>
        {of.jobLocation && (
          <Fact name={t('jobLocation')}>
            <LinkedText text={of.jobLocation} />
          </Fact>
        )}
        <Fact name={t('assignedBy')}>
          <PersonPress person={of.assignedBy} />
        </Fact>
        {unit && (
          <Fact name={t(of.group ? 'group' : 'department')}>
            <UserText text={nameOf(unit)} />
          </Fact>
        )}
        <Fact name={t(of.kind === 'job' ? 'people' : 'providers')}>
          <span className={classes['chips']}>
            {of.people.map((person) => (
              <PersonPress key={person.id} person={person} />
            ))}
          </span>
        </Fact>
        {of.kind === 'bookable' && <SlotRules of={of} />}
      </FactList>
      {of.jobDescription && (
        <blockquote className={classes['written']} aria-label={t('jobDescription')}>
          <small>{t('jobDescription')}</small>
          <LinkedText text={of.jobDescription} />
        </blockquote>
      )}
    </>
  )
}

/** How the slots are made and booked. */
function SlotRules({ of }: { of: Appointment }) {
  const { t } = useTranslation('schedule')
  const { slotMinutes, gapMinutes, breaks, seats, perDay, cancelHours, needsConfirmation } = of
  return (
    <>
      <Fact name={t('duration')}>{t('minutes', { count: slotMinutes })}</Fact>
      {gapMinutes > 0 && <Fact name={t('gap')}>{t('minutes', { count: gapMinutes })}</Fact>}
      {breaks.length > 0 && (
        <Fact name={t('breaks')}>
          <span className={classes['chips']}>
            {breaks.map(({ from, to }) => (
              <span key={from}>{t('fromTo', { from: clockWithin(from), to: clockWithin(to) })}</span>
            ))}
          </span>
        </Fact>
      )}
      {seats > 1 && <Fact name={t('seats')}>{t('seatCount', { count: seats })}</Fact>}
      {perDay !== null && <Fact name={t('perDay')}>{t('bookingCount', { count: perDay })}</Fact>}
      <Fact name={t('canceling')}>{cancelHours > 0 ? t('cancelUntil', { count: cancelHours }) : t('cancelAnytime')}</Fact>
      {needsConfirmation && <Fact name={t('confirming')}>{t('needsConfirming')}</Fact>}
    </>
  )
}
