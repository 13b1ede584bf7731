import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './fold.module.css'

interface Props {
  /** Whether there is more of it than is shown at first. */
  readonly long: boolean
  readonly lines: number
  /** On its button while it is folded. */
  readonly open: string
  readonly children: ReactNode
}

/** The beginning of something long, and all of it by a button. On paper all of it stands. */
export function Fold({ long, lines, open, children }: Props) {
  const { t } = useTranslation('writing')
  const [shown, show] = useState(false)
  if (!long) return children
  return (
    <div className={classes['fold']} data-fold={shown ? 'open' : 'folded'}>
      <div className={classes['inside']} style={shown ? undefined : { maxBlockSize: `${lines}lh` }}>
        {children}
      </div>
      <button type="button" aria-expanded={shown} onClick={() => show(!shown)}>
        {shown ? t('showLess') : open}
      </button>
    </div>
  )
}
