import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import classes from './talk-frame.module.css'

interface TalkFrameProps {
  /** The thread, with what belongs above its first message. */
  readonly children: ReactNode
  /** Where it is answered. */
  readonly foot: ReactNode
  /** It is a screen of its own: the keys scroll it from the beginning. */
  readonly begins?: boolean
}

/** A thread in the height it is given, open at its end, above the place where it is answered. */
export function TalkFrame({ children, foot, begins = false }: TalkFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const talk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A person who already writes in it keeps the focus.
    if (begins && !frame.current?.contains(document.activeElement)) talk.current?.focus({ preventScroll: true })
  }, [begins])
  return (
    <div ref={frame} className={classes['frame']}>
      <div ref={talk} className={classes['talk']} tabIndex={-1} data-talk>
        <div className={classes['inner']}>
          {/* Parts of the thread that are still loading never hide the composer, which would lose the focus. */}
          <Suspense>{children}</Suspense>
        </div>
      </div>
      <div className={classes['foot']}>{foot}</div>
    </div>
  )
}
