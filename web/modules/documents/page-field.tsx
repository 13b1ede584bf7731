import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useFollow } from '../../kit/follow.ts'
import type { Problem } from '../../kit/problem.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { documentQueries } from './api.ts'
import { documentLive } from './live.ts'
import { LostCards } from './lost-cards.tsx'
import classes from './page-field.module.css'
import { blocksOf, isBlankPage, PageText } from './page-text.tsx'

/** Comes when somebody may write, not with the screen. */
const PageEditor = lazy(() => import('./editor/page-editor.tsx'))

interface PageFieldProps {
  readonly id: string
  /** Whose description it is, as it is heard. */
  readonly label: string
  readonly placeholder: string
  /** For a text that is read first, and not shown where nobody wrote: what begins to write. The editor comes once it is left out. */
  readonly begin?: ((isBlank: boolean) => ReactNode) | undefined
  /** One more each time the cursor shall go there; also before it is there. */
  readonly focus?: number
  /** What it is a part of has changed under the writer's hands: it is there no more, or to be read only. */
  readonly onRefused: (problem: Problem) => void
}

/** A document of a record, written in where this person may write, and read otherwise. What is around it does not wait for its words. */
export const PageField = (props: PageFieldProps) => (
  <Suspense fallback={<Waiting />}>
    <Field {...props} />
  </Suspense>
)

function Field({ id, label, placeholder, begin, focus = 0, onRefused }: PageFieldProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(documentQueries.open(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const { doc, can } = data.document
  const text = <Read id={id} label={label} hidesBlank={begin !== undefined} />
  if (!can.write) return text
  if (begin)
    return (
      <>
        {text}
        {begin(isBlankPage(blocksOf(doc)))}
      </>
    )
  const props = { opened: data, label, placeholder, focus, onRefused, waiting: text }
  return <Suspense fallback={text}>{isFetchedAfterMount ? <PageEditor key={id} {...props} /> : text}</Suspense>
}

const Waiting = () => (
  <div className={classes['read']}>
    {[70, 92, 56].map((width) => (
      <Skeleton key={width} height={16} width={`${width}%`} mb={14} radius={6} />
    ))}
  </div>
)

/** Kept as it is at the portal while it is shown. */
function Read({ id, label, hidesBlank }: Pick<PageFieldProps, 'id' | 'label'> & { readonly hidesBlank: boolean }) {
  const { data } = useQuery({ ...documentQueries.open(id), refetchOnMount: false })
  useFollow(documentLive, id)
  if (!data) return null
  const blocks = blocksOf(data.document.doc)
  return (
    <>
      <LostCards document={id} />
      {!(hidesBlank && isBlankPage(blocks)) && (
        <section className={classes['read']} aria-label={label}>
          <PageText blocks={blocks} />
        </section>
      )}
    </>
  )
}
