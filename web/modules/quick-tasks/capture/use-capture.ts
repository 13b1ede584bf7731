import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { useState } from 'react'
import { useWrite } from '../../../kit/write.ts'
import { present } from '../use-present.ts'
import { useUnderstanding, type Understanding } from './use-understanding.ts'

interface CaptureOf {
  /** The day that is meant where none is said. */
  readonly usualDay?: string | undefined
}

/** A line that becomes a quick task: what was typed, what it means, and what of that was refused. */
export function useCapture({ usualDay }: CaptureOf) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<readonly string[]>([])
  const [noDay, setNoDay] = useState(false)
  const understood = useUnderstanding(typed, refused)
  const create = useWrite(quickTasks.create)
  const says = typed.trim() !== ''
  const usual = says && !noDay && understood.date === undefined ? usualDay : undefined
  const clear = () => {
    setTyped('')
    setRefused([])
    setNoDay(false)
  }
  /** At once: it is sent when there is a network. */
  const save = (): boolean => {
    if (understood.title === '') return false
    create.mutate(inputOf(understood, usual))
    clear()
    return true
  }
  return {
    typed,
    type: setTyped,
    understood,
    refuse: (text: string) => setRefused([...refused, text]),
    usual: usual === undefined ? undefined : { day: usual, onRefuse: () => setNoDay(true) },
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
    ...(repeat && { repeat: { ...repeat, weekdays: repeat.weekdays && [...repeat.weekdays] } }),
    ...(priority !== undefined && { priority }),
    labels: [...labels],
    peopleIds: [...meant.values()].map(({ id }) => id),
  }
}
