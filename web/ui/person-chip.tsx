import { initialOf } from '@diwan/core/sort-names'
import { useState } from 'react'
import { AwayBeside } from './away-beside.tsx'
import { UnitBeside } from './unit-beside.tsx'
import classes from './person-chip.module.css'
import './tones.css'
import { UserText } from './user-text.tsx'

const TONES = 6

/** The same person has the same colour everywhere, in both themes. */
export const toneOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES

export interface LetterProps {
  readonly id: string
  readonly name: string
  /** Where the photo is read, as the portal says it. */
  readonly photo?: string | null | undefined
  readonly size?: number
}

/** The photo, or the first letter of the name: also where the photo is not for this reader, or on its way. */
export function Letter({ id, name, photo, size = 30 }: LetterProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={classes['letter']}
      data-tone={toneOf(id)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.45 }}
      aria-hidden
    >
      {initialOf(name)}
      {photo && photo !== failed && (
        <img
          src={`${photo}?size=${size > 32 ? 256 : 64}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(photo)}
        />
      )}
    </span>
  )
}

export interface PersonChipProps {
  person: { id: string; fullName: string; photo?: string | null | undefined }
  /** An absence is a sign beside the name; where somebody is chosen it is a sentence. */
  away?: 'sign' | 'words'
}

export function PersonChip({ person, away = 'sign' }: PersonChipProps) {
  return (
    <span className={classes['chip']}>
      <Letter id={person.id} name={person.fullName} photo={person.photo} size={22} />
      <span className={classes['name']}>
        <UserText text={person.fullName} lines={1} />
      </span>
      <UnitBeside person={person} />
      <AwayBeside id={person.id} inWords={away === 'words'} />
    </span>
  )
}

/** How people stand among the hits of any picker. */
export const asPerson = {
  keyOf: ({ id }: PersonChipProps['person']) => id,
  nameOf: ({ fullName }: PersonChipProps['person']) => fullName,
  render: (person: PersonChipProps['person']) => <PersonChip person={person} away="words" />,
}
