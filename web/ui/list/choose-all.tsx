import { Checkbox } from '@mantine/core'
import type { Selection } from './use-selection.ts'

interface ChooseAllProps {
  readonly label: string
  /** Its words are seen beside the box. */
  readonly worded?: boolean
  readonly className?: string | undefined
  readonly selection: Pick<Selection<never>, 'part' | 'toggleAll'>
}

/** The box of all rows; half of it where some are chosen. */
export function ChooseAll({ label, worded = false, className = '', selection: { part, toggleAll } }: ChooseAllProps) {
  return (
    <Checkbox
      size="xs"
      radius={5}
      className={className}
      {...(worded ? { label } : { 'aria-label': label })}
      checked={part === 'all'}
      indeterminate={part === 'some'}
      onChange={toggleAll}
    />
  )
}
