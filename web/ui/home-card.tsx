import type { Counter } from '@diwan/contract/kit/page'
import type { Icon } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useCountText } from './count-badge.tsx'
import classes from './home-card.module.css'

interface HomeCardProps {
  readonly title: string
  readonly icon: Icon
  readonly count?: Counter | undefined
  /** The link to all of them. */
  readonly all: ReactNode
  readonly children: ReactNode
}

/** A fixed list of home: the first few, and the way to all of them. */
export function HomeCard({ title, icon: Sign, count, all, children }: HomeCardProps) {
  const id = useId()
  const text = useCountText(count ?? { count: 0, more: false })
  return (
    <section className={classes['card']} aria-labelledby={id} data-home-list>
      <header className={classes['head']}>
        <span className={classes['sign']}>
          <Sign size={16} stroke={1.75} aria-hidden />
        </span>
        <h2 id={id}>{title}</h2>
        {text && <bdi className={classes['count']}>{text}</bdi>}
        {all}
      </header>
      {children}
    </section>
  )
}

/** The rows of such a list: each is a link from edge to edge. */
export function HomeRows({ children }: { children: ReactNode }) {
  return <ul className={classes['rows']}>{children}</ul>
}

/** What the list says while it holds nothing. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className={classes['none']}>{children}</p>
}
