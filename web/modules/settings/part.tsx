import { useId, type ReactNode } from 'react'
import classes from './settings.module.css'

/** One subject of the settings: its name, what it is for, its fields. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className={classes['fields']}>{children}</div>
    </section>
  )
}
