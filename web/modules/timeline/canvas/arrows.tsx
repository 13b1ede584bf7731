import type { Arrow } from '../model/arrows.ts'
import type { Critical } from '../model/critical.ts'
import classes from './canvas.module.css'

interface ArrowsProps {
  readonly arrows: readonly Arrow[]
  readonly critical: Critical | undefined
}

/** What waits for what. The table and the task itself say it in words. */
export function Arrows({ arrows, critical }: ArrowsProps) {
  if (arrows.length === 0) return null
  return (
    <svg className={classes['arrows']} width={1} height={1} aria-hidden data-arrows>
      {arrows.map(({ id, path, head: { x, y, ahead }, against }) => (
        <g key={id} data-against={against || undefined} data-critical={critical?.arrows.has(id) || undefined}>
          <path d={path} />
          <path data-head d={ahead ? `M${x} ${y}l-6 -4v8z` : `M${x} ${y}l6 -4v8z`} />
        </g>
      ))}
    </svg>
  )
}
