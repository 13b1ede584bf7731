import type { Counter } from '@diwan/contract/kit/page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import classes from './view-links.module.css'

interface ViewLinksProps<V extends string> {
  readonly label: string
  /** The name of the address that holds the view; the first of them is the address without it. */
  readonly param: string
  readonly views: readonly V[]
  /** None of them while another one, among the `children`, is shown. */
  readonly current: V | undefined
  readonly labelOf: (view: V) => string
  readonly counts?: Readonly<Partial<Record<V, Counter>>> | undefined
  /** What else of the address goes with the view that is left. */
  readonly leaves?: (now: object) => object
  /** Drawn as segments, beside filters. */
  readonly segmented?: boolean
  /** Further views. */
  readonly children?: ReactNode
}

/** The views of a list; those that are not shown say how much they hold, the other one has its number beside the title. */
export function ViewLinks<V extends string>({
  label,
  param,
  views,
  current,
  labelOf,
  counts,
  leaves,
  segmented = false,
  children,
}: ViewLinksProps<V>) {
  const [first] = views
  return (
    <nav ref={showCurrent} className={classes['views']} data-segmented={segmented || undefined} aria-label={label}>
      {views.map((view) => (
        <ViewLink
          key={view}
          search={(now) => ({ ...(leaves?.(now) ?? now), [param]: view === first ? undefined : view })}
          current={view === current}
          marks={{ 'data-queue': view }}
        >
          {labelOf(view)}
          {view !== current && <Count counter={counts?.[view]} />}
        </ViewLink>
      ))}
      {children}
    </nav>
  )
}

/** On a narrow screen a line of links may be longer than it is wide. */
export function showCurrent(line: HTMLElement | null): void {
  line?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface ViewLinkProps {
  readonly search: (now: object) => object
  readonly current: boolean
  readonly marks: Readonly<Record<`data-${string}`, string>>
  readonly children: ReactNode
}

/** One of the views, among the others. */
export function ViewLink({ search, current, marks, children }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={search}
      className={classes['view']}
      aria-current={current ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      {...marks}
    >
      {children}
    </Link>
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
