import type { Counter } from '@diwan/contract/kit/page'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import classes from './list.module.css'

interface ViewLinksProps<V extends string> {
  readonly label: string
  /** The name of the address that holds the view; the first of them is the address without it. */
  readonly param: string
  readonly views: readonly V[]
  readonly current: V
  readonly labelOf: (view: V) => string
  readonly counts: Readonly<Partial<Record<V, Counter>>> | undefined
}

/** The views of a list, each with how much it holds now. Filters stay as they are. */
export function ViewLinks<V extends string>({ label, param, views, current, labelOf, counts }: ViewLinksProps<V>) {
  const [first] = views
  return (
    <nav className={classes['views']} aria-label={label}>
      {views.map((view) => (
        <Link
          key={view}
          to="."
          search={(now: object) => ({ ...now, [param]: view === first ? undefined : view })}
          className={classes['view']}
          aria-current={view === current ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          data-queue={view}
        >
          {labelOf(view)}
          <Count counter={counts?.[view]} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ counter }: { counter: Counter | undefined }) {
  const { i18n } = useTranslation()
  if (!counter) return null
  return (
    <bdi dir="ltr" className={classes['count']}>
      {numberText(counter.count, i18n.language)}
      {counter.more && '+'}
    </bdi>
  )
}
