import type { ReactNode } from 'react'
import { useOpenPerson } from '../kit/person-address.ts'
import { PersonChip, type PersonChipProps } from './person-chip.tsx'
import classes from './person-press.module.css'

interface PersonPressProps extends PersonChipProps {
  /** In place of the picture with the name. */
  readonly children?: ReactNode
  /** The others of its list. */
  readonly among?: readonly string[]
}

/** A person who is opened by a press: never inside of something else that is pressed. */
export function PersonPress({ person, away, among, children }: PersonPressProps) {
  const open = useOpenPerson()
  return (
    <button type="button" className={classes['press']} onClick={() => open(person.id, among)} data-person={person.id}>
      {children ?? <PersonChip person={person} {...(away && { away })} />}
    </button>
  )
}
