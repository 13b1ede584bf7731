import type { PageHeading } from '@diwan/core/page/headings'
import { directionOf } from '@diwan/core/direction'
import { useDirection } from '../../kit/formats.ts'
import classes from './page-contents.module.css'
import { useCurrentHeading } from './use-current-heading.ts'

interface PageContentsProps {
  readonly label: string
  readonly headings: readonly PageHeading[]
  /** After a heading was chosen, for a list that is closed then. */
  readonly onChoose?: () => void
}

/** The headings of a page as links; the one that is being read is marked. */
export function PageContents({ label, headings, onChoose }: PageContentsProps) {
  const page = useDirection()
  const current = useCurrentHeading(headings)
  const highest = Math.min(...headings.map(({ level }) => level))
  return (
    <nav aria-label={label} className={classes['contents']}>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} style={{ '--depth': level - highest } as object}>
            <a href={`#${encodeURIComponent(id)}`} {...(id === current && { 'aria-current': 'true' })} onClick={onChoose}>
              <bdi dir={directionOf(text, page)}>{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
