import { IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import { fileUrl } from '@diwan/contract/files/addresses'
import classes from './course.module.css'

interface CourseCoverProps {
  readonly id: string | null
  /** Of a line of a list, a card of a list, a card of the catalogue, the course itself. */
  readonly size: 'line' | 'face' | 'card' | 'page'
}

const SIGN = { line: 16, face: 18, card: 34, page: 40 } as const

/** The picture of a course, or a sign in its place: also while it is on its way, and where it is not for this reader. */
export function CourseCover({ id, size }: CourseCoverProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={classes['cover']} data-size={size} aria-hidden>
      <IconSchool size={SIGN[size]} stroke={1.5} />
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
