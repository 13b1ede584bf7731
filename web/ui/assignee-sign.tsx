import { IconUser } from '@tabler/icons-react'
import classes from './assignee-sign.module.css'
import { Letter, type PersonChipProps } from './person-chip.tsx'

interface AssigneeSignProps {
  readonly assignee: PersonChipProps['person'] | null
  /** What is said where nobody has it. */
  readonly none: string
}

/** The photo or letter of who has a record; a dashed ring where nobody has it. */
export function AssigneeSign({ assignee, none }: AssigneeSignProps) {
  const name = assignee?.fullName ?? none
  return (
    <span className={classes['assignee']} role="img" aria-label={name} title={name}>
      {assignee ? (
        <Letter id={assignee.id} name={assignee.fullName} photo={assignee.photo} size={24} />
      ) : (
        <i className={classes['nobody']}>
          <IconUser size={14} stroke={1.75} aria-hidden />
        </i>
      )}
    </span>
  )
}
