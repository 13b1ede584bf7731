import { MAX_ATTENDEES } from '@diwan/contract/schedule/limits/meetings'
import type { Attendee } from '@diwan/contract/schedule/schemas/meetings'
import type { Person } from '@diwan/contract/users/schemas/person'
import { isolate } from '@diwan/core/direction'
import { Input } from '@mantine/core'
import { IconMailPlus } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useDirection } from '../../../../kit/formats.ts'
import { useSession } from '../../../../kit/session.ts'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import { SearchPicker } from '../../../../ui/search-picker.tsx'
import { colleagues as colleaguesNamed } from '../../../people/public.ts'
import { addressesIn, guestIn, invite, keyOf, nameOf, type Invitee } from '../../model/invite.ts'
import type { Colleague, Guest } from '../../model/meeting-form.ts'
import { useAnswerText } from '../use-answer-text.ts'
import { AttendeeRow } from './attendee-row.tsx'
import classes from './editor.module.css'

interface AttendeesFieldProps {
  readonly colleagues: readonly Colleague[]
  readonly guests: readonly Guest[]
  /** Absent for a new meeting, which the reader organises. */
  readonly organiser: Attendee | undefined
  readonly error: ReactNode
  readonly onChange: (some: { colleagues?: readonly Colleague[]; guests?: readonly Guest[] }) => void
}

/** The attendees: colleagues are found by name, guests by their address; each is needed or may stay away. */
export function AttendeesField({ colleagues, guests, organiser, error, onChange }: AttendeesFieldProps) {
  const { t, i18n } = useTranslation('schedule')
  const id = useId()
  const page = useDirection()
  const session = useSession()
  const [left, setLeft] = useState<{ readonly as: 'guestAddressWrong' | 'attendeeNotChosen'; readonly text: string }>()
  const addTyped = (text: string) => {
    const { guests: added, rest } = addressesIn(text)
    if (added.length > 0) onChange(added.reduce((now, email) => invite(now, { kind: 'guest', email }), { colleagues, guests }))
    const wrong = rest.filter((part) => part.includes('@')).join(', ')
    if (wrong !== '') setLeft({ as: 'guestAddressWrong', text: wrong })
    else setLeft(rest.length > 0 ? { as: 'attendeeNotChosen', text: rest.join(' ') } : undefined)
  }
  const answerText = useAnswerText()
  const me = session?.metadata
  const own = organiser?.person ?? (me && { id: me.id, fullName: me.fullName, photo: null })
  const count = colleagues.length + guests.length + 1
  const all = [...(organiser ? [organiser] : []), ...colleagues, ...guests]
  const chosen = new Set([...colleagues.map(({ person }) => person.id), own?.id])
  const search = (text: string) => {
    const found = colleaguesNamed(text)
    return {
      queryKey: [...found.queryKey, 'or guest'],
      queryFn: async (): Promise<readonly Invitee[]> => {
        const people = await found.queryFn()
        return people.length > 0 ? people.map((person: Person) => ({ kind: 'colleague' as const, person })) : guestHits(text)
      },
      select: (hits: readonly Invitee[]) => hits.filter((one) => !chosen.has(keyOf(one))),
    }
  }
  return (
    <Input.Wrapper
      label={
        <span className={classes['label']}>
          {t('attendees')} <bdi dir="ltr">{numberText(count, i18n.language)}</bdi>
          {organiser && <span>{answerText(all)}</span>}
        </span>
      }
      error={left ? <span data-left>{t(left.as, { text: isolate(left.text, page) })}</span> : error}
      labelProps={{ id }}
      labelElement="div"
    >
      {count <= MAX_ATTENDEES && (
        <SearchPicker<Invitee>
          bare
          data-field="attendees"
          label={t('addAttendee')}
          placeholder={t('addAttendee')}
          value={null}
          clearable={false}
          search={search}
          keyOf={keyOf}
          nameOf={nameOf}
          render={(one) =>
            one.kind === 'colleague' ? <PersonChip person={one.person} away="words" /> : <InviteGuest {...one} />
          }
          onChange={(one) => {
            setLeft(undefined)
            if (one) onChange(invite({ colleagues, guests }, one))
          }}
          onLeft={addTyped}
        />
      )}
      <ul className={classes['attendees']} aria-labelledby={id}>
        {own && <AttendeeRow person={own} part="organiser" answer={organiser?.answer ?? 'yes'} />}
        {colleagues.map(({ person, needed, answer }) => (
          <AttendeeRow
            key={person.id}
            person={person}
            part={needed ? 'needed' : 'optional'}
            answer={answer}
            onPart={(next) =>
              onChange({ colleagues: colleagues.map((one) => (one.person.id === person.id ? { ...one, needed: next } : one)) })
            }
            onRemove={() => onChange({ colleagues: colleagues.filter((one) => one.person.id !== person.id) })}
          />
        ))}
        {guests.map(({ email, needed, answer }) => (
          <AttendeeRow
            key={email}
            email={email}
            part={needed ? 'needed' : 'optional'}
            answer={answer}
            onPart={(next) => onChange({ guests: guests.map((one) => (one.email === email ? { ...one, needed: next } : one)) })}
            onRemove={() => onChange({ guests: guests.filter((one) => one.email !== email) })}
          />
        ))}
      </ul>
    </Input.Wrapper>
  )
}

/** The address of a colleague leads to the colleague. */
const guestHits = (text: string): Invitee[] => {
  const email = guestIn(text)
  return email === undefined ? [] : [{ kind: 'guest', email }]
}

function InviteGuest({ email }: { email: string }) {
  const { t } = useTranslation('schedule')
  return (
    <span className={classes['invite']}>
      <IconMailPlus size={17} stroke={1.6} aria-hidden />
      {t('inviteGuest')} <bdi dir="ltr">{email}</bdi>
    </span>
  )
}
