import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { Drag } from '../types.ts'
import classes from './build.module.css'

interface HandleProps {
  readonly drag: Drag
  readonly of: string
  readonly label: string
  readonly onStep: (step: -1 | 1) => void
}

/** By it a row is dragged, and moved with the arrows. */
export function Handle({ drag, of, label, onStep }: HandleProps) {
  const onKey = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.code]
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={classes['handle'] ?? ''}
      data-handle={of}
      aria-label={label}
      onPointerDown={() => drag.hold(of)}
      onPointerUp={drag.end}
      onKeyDown={onKey}
    >
      <IconGripVertical size={16} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
