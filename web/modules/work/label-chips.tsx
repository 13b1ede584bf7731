import type { Label } from '@diwan/contract/labels/schemas'
import { ColourDot } from '../../ui/colour-dot.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './board/board.module.css'

/** The labels that something carries. */
export function LabelChips({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return null
  return (
    <div className={classes['labels']}>
      {labels.map(({ id, name, colour }) => (
        <span key={id} className={classes['label']}>
          <ColourDot colour={colour} size={8} />
          <UserText text={name} lines={1} />
        </span>
      ))}
    </div>
  )
}
