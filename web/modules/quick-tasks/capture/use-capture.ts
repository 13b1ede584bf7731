import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { useState } from 'react'
import { useQuickAdd } from '../../../kit/quick-add.ts'
import { present } from '../../../kit/present.ts'
import type { Person } from '@diwan/contract/users/schemas/person'
import { chipProblems, type CaptureProblems } from '../model/capture-problems.ts'
import { useUnderstanding, type Understanding } from './use-understanding.ts'

interface CaptureOf {
  /** Under which refused lines come back. */
  readonly name: string
  /** The day that is meant where none is said. */
  readonly usualDay?: string | undefined
}

/** A line that becomes a quick task: what was typed, what it means, which parts are not meant and what is wrong with it. */
export function useCapture({ name, usualDay }: CaptureOf) {
  const { typed, notMeant, type, refuse, send, wrong, problem } = useQuickAdd(quickTasks.create, { name })
  const [noDay, setNoDay] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map())
  const [asks, setAsks] = useState(false)
  const understood = useUnderstanding(typed, notMeant, chosen)
  const unclear = understood.unclear.size > 0 || new Set([...understood.named.values()].map(({ id }) => id)).size > 1
  const says = typed.trim() !== ''
  const usual = says && !noDay && understood.date === undefined ? usualDay : undefined
  /** At once: it is sent when there is a network. */
  const save = (): boolean => {
    if (understood.title === '') return false
    if (unclear) {
      setAsks(true)
      return false
    }
    if (!send(inputOf(understood, usual))) return false
    setNoDay(false)
    setAsks(false)
    setChosen(new Map())
    return true
  }
  return {
    typed,
    type,
    understood,
    problems: withPeople(chipProblems(understood.chips, wrong), understood, typed, asks),
    /** Says whom a name means. */
    choose: (typedName: string, person: Person) => setChosen(new Map(chosen).set(typedName, person)),
    /** Why the portal refused the whole line. */
    problem,
    refuse,
    usual: usual === undefined ? undefined : { day: usual, onRefuse: () => setNoDay(true) },
    ready: understood.ready,
    save,
  }
}

/** A name that several have is marked at once; a second person as soon as the line is to be sent. */
function withPeople(
  { chips, line }: CaptureProblems,
  { chips: shown, named, unclear }: Understanding,
  typed: string,
  asks: boolean,
): CaptureProblems {
  const marked = new Map(chips)
  const people = shown.filter(({ kind }) => kind === 'person')
  for (const [at, { start, end }] of people.entries()) {
    const name = typed.slice(start + 1, end)
    if (unclear.has(name)) marked.set(start, 'whichPerson')
    else if (asks && at > 0 && named.get(name)?.id !== [...named.values()][0]?.id) marked.set(start, 'onePerson')
  }
  return { chips: marked, line }
}

function inputOf(understood: Understanding, usualDay: string | undefined): SentInputOf<typeof quickTasks.create> {
  const { title, date, time, repeat, priority, labels, named } = understood
  const day = date ?? (repeat || time ? present().today : usualDay)
  return {
    title,
    ...(day !== undefined && { day }),
    ...(time !== undefined && { time }),
    ...(repeat && {
      repeat: {
        ...repeat,
        weekdays: repeat.weekdays && [...repeat.weekdays],
        monthDays: repeat.monthDays && [...repeat.monthDays],
      },
    }),
    ...(priority !== undefined && { priority }),
    labels: [...labels],
    assigneeId: [...named.values()][0]?.id ?? null,
  }
}
