import type { Absence } from '@diwan/contract/away/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { dayText, useDirection } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { useSession } from '../../kit/session.ts'
import { Letter } from '../../ui/person-chip.tsx'
import { UnitBeside } from '../../ui/unit-beside.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { absenceWords } from './model/absence-words.ts'
import { AbsenceBar } from './absence-bar.tsx'
import { placeAbsences } from './model/place-absence.ts'

interface AwayRowProps {
  readonly person: Person
  readonly absences: readonly Absence[]
  readonly days: readonly string[]
  readonly today: string
  readonly off: (day: string) => boolean
  readonly holidays: readonly string[]
}

/** One person and the days; each day says to a screen reader whether the person is away. */
export function AwayRow({ person, absences, days, today, off, holidays }: AwayRowProps) {
  const { t } = useTranslation('away')
  const { digits } = useReading()
  const page = useDirection()
  const me = useSession()?.metadata.id
  const placed = placeAbsences(absences, days)
  const sentenceOf = (day: string): string => {
    const on = absences.filter(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay)
    const words = on.map((one) => absenceWords(t, one, digits, page)).map(({ title, more }) => [title, ...more].join(', '))
    return [person.fullName, dayText(day), ...words].join(', ')
  }
  return (
    <tr>
      <th scope="row">
        <span>
          <Letter id={person.id} name={person.fullName} photo={person.photo} size={24} />
          <UserText text={person.fullName} lines={2} />
          <UnitBeside person={person} />
          {person.id === me && <small>{t('you')}</small>}
        </span>
      </th>
      {days.map((day, column) => (
        <td
          key={day}
          tabIndex={-1}
          aria-label={sentenceOf(day)}
          data-off={off(day) || undefined}
          data-holiday={holidays.includes(day) || undefined}
          data-today={day === today || undefined}
        >
          {placed
            .filter((one) => one.column === column)
            .map((one) => (
              <AbsenceBar key={`${one.absence.fromDay} ${one.absence.fromTime}`} placed={one} />
            ))}
        </td>
      ))}
    </tr>
  )
}
