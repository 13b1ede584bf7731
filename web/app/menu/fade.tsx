import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './nav.module.css'

/** What scrolls below its lower edge is announced by a fade. */
export function Fade({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => setMore(current.scrollTop + current.clientHeight < current.scrollHeight - 4)
    const watch = new ResizeObserver(look)
    watch.observe(current)
    if (current.firstElementChild) watch.observe(current.firstElementChild)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div className={classes['fade']} data-more={more || undefined}>
      <div ref={box} className={classes['scroll']}>
        {children}
      </div>
    </div>
  )
}
