import { useId, type ReactNode } from 'react'
import classes from './profile-section.module.css'

/** One part of the profile: a heading, what it is for, at most one action, and the part itself. */
export function ProfileSection({
  title,
  text,
  action,
  children,
}: {
  title: string
  text?: string
  action?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section className={classes['section']} aria-labelledby={heading}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <h2 id={heading}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
