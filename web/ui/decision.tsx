import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './decision.module.css'

interface DecisionProps {
  /** What is to be decided, as it is heard, and seen beside its sign. */
  title: string
  icon?: Icon
  /** For journeys: which decision it is. */
  name: string
  /** What it is about. */
  children: ReactNode
  /** The likely one first. */
  choices: ReactNode
}

/** Something came up while one was writing: told at once where one writes, and nothing goes on before somebody chose. */
export function Decision({ title, icon: Sign, name, children, choices }: DecisionProps) {
  return (
    <section className={classes['decision']} role="alert" aria-label={title} {...{ [`data-${name}`]: true }}>
      {Sign && (
        <strong>
          <Sign size={17} stroke={1.7} aria-hidden />
          {title}
        </strong>
      )}
      {children}
      <div className={classes['choices']}>{choices}</div>
    </section>
  )
}
