import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { MAX_LABELS_OF_ONE } from '@diwan/contract/quick-tasks/limits'
import type { Chip } from '@diwan/core/quick-text/understand'

export type CaptureProblem = 'labelTooLong' | 'tooManyLabels' | 'titleTooLong' | 'whichPerson' | 'onePerson' | WrongField

export interface CaptureProblems {
  /** By the start of their chip. */
  readonly chips: ReadonlyMap<number, CaptureProblem>
  /** What no chip stands for: the title, or a whole line. */
  readonly line: CaptureProblem | undefined
}

const KIND: Readonly<Record<string, Chip['kind']>> = {
  day: 'date',
  time: 'time',
  repeat: 'repeat',
  priority: 'priority',
  peopleIds: 'person',
  assigneeId: 'person',
}

/** Which chip a wrong field is about, so that the chip itself says what is wrong. */
export function chipProblems(chips: readonly Chip[], wrong: readonly WrongField[]): CaptureProblems {
  const found = new Map<number, CaptureProblem>()
  const labels = chips.filter(({ kind }) => kind === 'label')
  let line: CaptureProblem | undefined
  for (const field of wrong) {
    const [name = '', place] = field.path.split('.')
    const kind = KIND[name]
    const parts = chips.filter((one) => one.kind === kind)
    if (name === 'labels' && place === undefined)
      for (const { start } of labels.slice(MAX_LABELS_OF_ONE)) found.set(start, 'tooManyLabels')
    const label = name === 'labels' && place !== undefined ? labels[Number(place)] : undefined
    if (label) found.set(label.start, field.code === 'too_big' ? 'labelTooLong' : field)
    else if (parts.length > 0) for (const { start } of parts) found.set(start, field)
    else if (name === 'title') line ??= field.code === 'too_big' ? 'titleTooLong' : field
    else if (name !== 'labels' || found.size === 0) line ??= field
  }
  return { chips: found, line }
}
