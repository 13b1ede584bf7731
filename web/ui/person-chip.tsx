import { initialOf } from '@diwan/core/sort-names'
import classes from './person-chip.module.css'

const TONES = 6

/** The same person has the same colour everywhere, in both themes. */
const toneOf = (id: string): number => Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES

export function Letter({ id, name, size = 30 }: { id: string; name: string; size?: number }) {
  return (
    <span
      className={classes['letter']}
      data-tone={toneOf(id)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.45 }}
      aria-hidden
    >
      {initialOf(name)}
    </span>
  )
}

export interface PersonChipProps {
  person: { id: string; fullName: string }
}

export function PersonChip({ person }: PersonChipProps) {
  return (
    <span className={classes['chip']}>
      <Letter id={person.id} name={person.fullName} size={22} />
      <span dir="auto" className={classes['name']}>
        {person.fullName}
      </span>
    </span>
  )
}
