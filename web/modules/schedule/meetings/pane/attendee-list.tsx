import type { Attendee } from '@diwan/contract/schedule/schemas/meetings'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../../kit/formats.ts'
import { PersonPress } from '../../../../ui/person-press.tsx'
import { AnswerBadge } from '../answer-badge.tsx'
import { GuestName } from '../guest-name.tsx'
import classes from '../meetings.module.css'
import { useAnswerText } from '../use-answer-text.ts'

/** The people of a meeting, what part they have in it and what they answered. */
export function AttendeeList({ attendees }: { attendees: readonly Attendee[] }) {
  const { t, i18n } = useTranslation('schedule')
  const answerText = useAnswerText()
  return (
    <section className={classes['group']}>
      <h4>
        {t('attendees')} <bdi dir="ltr">{numberText(attendees.length, i18n.language)}</bdi>
        <span>{answerText(attendees)}</span>
      </h4>
      <ul className={classes['attendees']} aria-label={t('attendees')}>
        {attendees.map(({ id, person, email, part, answer }) => (
          <li key={id}>
            {person ? <PersonPress person={person} /> : <GuestName email={email ?? ''} />}
            <small>{t(person ? `part_${part}` : 'guest')}</small>
            <AnswerBadge answer={answer} plain />
          </li>
        ))}
      </ul>
    </section>
  )
}
