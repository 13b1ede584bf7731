import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useFollow } from '../../kit/follow.ts'
import type { Problem } from '../../kit/problem.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { documentQueries } from './api.ts'
import { documentLive } from './live.ts'
import { LostCards } from './lost-cards.tsx'
import classes from './page-field.module.css'
import { blocksOf, PageText } from './page-text.tsx'

/** Comes when somebody may write, not with the screen. */
const PageEditor = lazy(() => import('./editor/page-editor.tsx'))

interface PageFieldProps {
  readonly id: string
  /** Whose description it is, as it is heard. */
  readonly label: string
  readonly placeholder: string
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

function Field({ id, label, placeholder, focus = 0, onRefused }: PageFieldProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(documentQueries.open(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const text = <Read id={id} label={label} />
  if (!data.document.can.write) return text
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
function Read({ id, label }: Pick<PageFieldProps, 'id' | 'label'>) {
  const { data } = useQuery({ ...documentQueries.open(id), refetchOnMount: false })
  useFollow(documentLive, id)
  if (!data) return null
  return (
    <>
      <LostCards document={id} />
      <section className={classes['read']} aria-label={label}>
        <PageText blocks={blocksOf(data.document.doc)} />
      </section>
    </>
  )
}
