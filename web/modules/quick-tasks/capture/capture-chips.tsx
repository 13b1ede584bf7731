import type { Chip } from '@diwan/core/quick-text/understand'
import type { Person } from '@diwan/contract/users/schemas/person'
import { CloseButton, Menu, UnstyledButton } from '@mantine/core'
import {
  IconCalendar,
  IconChevronDown,
  IconClock,
  IconFlag,
  IconHash,
  IconRepeat,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { writeTime } from '@diwan/core/calendar-days'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { present } from '../../../kit/present.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { useRepeatText } from '../../recurrence/public.ts'
import { WhenText } from '../when-text.tsx'
import classes from './capture.module.css'
import { shownChips } from '../model/shown-chips.ts'
import type { CaptureProblem, CaptureProblems } from '../model/capture-problems.ts'
import { ProblemHint } from './problem-hint.tsx'
import type { Understanding } from './use-understanding.ts'

const signs: Readonly<Record<Chip['kind'], Icon>> = {
  date: IconCalendar,
  time: IconClock,
  repeat: IconRepeat,
  label: IconHash,
  person: IconUser,
  priority: IconFlag,
}

interface CaptureChipsProps {
  readonly typed: string
  readonly understood: Understanding
  readonly problems: CaptureProblems['chips']
  readonly onRefuse: (texts: readonly string[]) => void
  readonly onChoose: (name: string, person: Person) => void
  /** The day that is meant where none was said, and how that is taken back. */
  readonly usual?: { readonly day: string; readonly onRefuse: () => void } | undefined
}

/** What was understood of the line, each part to be refused: then it stays text. */
export function CaptureChips({ typed, understood, problems, onRefuse, onChoose, usual }: CaptureChipsProps) {
  const { t } = useTranslation('quick-tasks')
  const meaning = useMeaning(understood)
  const { chips } = understood
  if (chips.length === 0 && !usual) return null
  return (
    <ul className={classes['chips']} aria-label={t('understood')}>
      {shownChips(chips).map(({ kind, parts }) => {
        const texts = parts.map(({ start, end }) => typed.slice(start, end))
        const problem = parts.map(({ start }) => problems.get(start)).find((one) => one !== undefined)
        return (
          <Meant key={parts[0]!.start} kind={kind} text={texts.join(' ')} problem={problem} onRefuse={() => onRefuse(texts)}>
            {kind === 'person' && understood.unclear.has(texts[0]!.slice(1)) ? (
              <PersonChoice name={texts[0]!.slice(1)} people={understood.unclear.get(texts[0]!.slice(1))!} onChoose={onChoose} />
            ) : (
              meaning(kind, texts[0]!)
            )}
          </Meant>
        )
      })}
      {usual && (
        <Meant kind="date" text={t('today')} onRefuse={usual.onRefuse}>
          <WhenText day={usual.day} today={usual.day} />
        </Meant>
      )}
    </ul>
  )
}

interface PersonChoiceProps {
  readonly name: string
  readonly people: readonly Person[]
  readonly onChoose: (name: string, person: Person) => void
}

/** Several people have this name: the writer says who is meant. */
function PersonChoice({ name, people, onChoose }: PersonChoiceProps) {
  const { t } = useTranslation('quick-tasks')
  return (
    <Menu position="bottom-start" radius={12} shadow="md">
      <Menu.Target>
        <UnstyledButton data-who aria-label={t('choosePerson', { name })}>
          <bdi>{name}</bdi> <IconChevronDown size={13} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {people.map((person) => (
          <Menu.Item key={person.id} onClick={() => onChoose(name, person)}>
            <PersonChip person={person} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface MeantProps {
  readonly kind: Chip['kind']
  readonly text: string
  readonly problem?: CaptureProblem | undefined
  readonly onRefuse: () => void
  readonly children: ReactNode
}

function Meant({ kind, text, problem, onRefuse, children }: MeantProps) {
  const { t } = useTranslation('quick-tasks')
  const Sign = signs[kind]
  return (
    <li className={classes['chip']} data-chip={kind} data-wrong={problem !== undefined || undefined} title={t(`chip_${kind}`)}>
      <Sign size={15} stroke={1.7} aria-label={t(`chip_${kind}`)} role="img" />
      <span>{children}</span>
      {problem !== undefined && <ProblemHint problem={problem} />}
      <CloseButton size={22} iconSize={14} aria-label={t('refuse', { text })} onClick={onRefuse} />
    </li>
  )
}

/** A date chip also says the time where no other does: "in two hours". */
function useMeaning({ date, time, repeat, priority, named, chips }: Understanding) {
  const { t } = useTranslation('quick-tasks')
  const repeatText = useRepeatText()
  const { today } = present()
  const timed = chips.some(({ kind }) => kind === 'time')
  return (kind: Chip['kind'], text: string): ReactNode => {
    if (kind === 'date' && date !== undefined) return <WhenText day={date} time={timed ? null : time} today={today} />
    if (kind === 'time' && time !== undefined) return <bdi dir="ltr">{writeTime(time)}</bdi>
    if (kind === 'repeat' && repeat)
      return repeatText({
        ...repeat,
        weekdays: repeat.weekdays && [...repeat.weekdays],
        monthDays: repeat.monthDays && [...repeat.monthDays],
      })
    if (kind === 'priority' && priority !== undefined) return t(`priority_${priority as 1 | 2 | 3}`)
    if (kind === 'person') return <bdi>{named.get(text.slice(1))?.fullName ?? text}</bdi>
    return <bdi>{text.replace(/^#/, '')}</bdi>
  }
}
