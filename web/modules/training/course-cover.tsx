import { fileUrl } from '@diwan/contract/files/addresses'
import { initialOf } from '@diwan/core/sort-names'
import { useState } from 'react'
import { toneOf } from '../../ui/person-chip.tsx'
import '../../ui/tones.css'
import classes from './course.module.css'

interface CourseCoverProps {
  readonly id: string | null
  /** The category of the course, or its name: its first letter and its colour stand where there is no picture. */
  readonly name: string
  /** Of a line of a list, a card of a list, a card of the catalogue, the course itself. */
  readonly size: 'line' | 'face' | 'card' | 'page'
}

/** The picture of a course, or a letter in its place: also while it is on its way, and where it is not for this reader. */
export function CourseCover({ id, name, size }: CourseCoverProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={classes['cover']} data-size={size} data-tone={toneOf(name)} aria-hidden>
      {initialOf(name)}
      {id !== null && id !== failed && (
        <img
          src={`${fileUrl(id)}?size=${size === 'page' || size === 'card' ? 'shown' : 'thumb'}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(id)}
        />
      )}
    </span>
  )
}
