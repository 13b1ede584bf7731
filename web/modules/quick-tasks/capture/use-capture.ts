import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { useState } from 'react'
import { useQuickAdd } from '../../../kit/quick-add.ts'
import { present } from '../use-present.ts'
import { chipProblems } from '../model/capture-problems.ts'
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
  const understood = useUnderstanding(typed, notMeant)
  const says = typed.trim() !== ''
  const usual = says && !noDay && understood.date === undefined ? usualDay : undefined
  /** At once: it is sent when there is a network. */
  const save = (): boolean => {
    if (understood.title === '' || !send(inputOf(understood, usual))) return false
    setNoDay(false)
    return true
  }
  return {
    typed,
    type,
    understood,
    problems: chipProblems(understood.chips, wrong),
    /** Why the portal refused the whole line. */
    problem,
    refuse,
    usual: usual === undefined ? undefined : { day: usual, onRefuse: () => setNoDay(true) },
    ready: understood.ready,
    save,
  }
}

function inputOf(understood: Understanding, usualDay: string | undefined): SentInputOf<typeof quickTasks.create> {
  const { title, date, time, repeat, priority, labels, meant } = understood
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
    peopleIds: [...meant.values()].map(({ id }) => id),
  }
}
