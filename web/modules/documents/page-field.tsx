import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useFollow } from '../../kit/follow.ts'
import type { Problem } from '../../kit/problem.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { MentionSource } from '../writing/public.ts'
import { documentQueries } from './api.ts'
import type { Left } from './editor/page-editor.tsx'
import { documentLive } from './live.ts'
import { LostCards } from './lost-cards.tsx'
import classes from './page-field.module.css'
import { blocksOf, isBlankPage, PageText } from './page-text.tsx'
import type { OpenPage } from '@diwan/contract/documents/schemas'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** Comes when somebody may write, not with the screen. */
const PageEditor = lazyPart(() => import('./editor/page-editor.tsx'))

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
  /** Who can be mentioned in it. */
  readonly mentionable?: MentionSource
  /** Out of writing, back to reading: for a text that is read first. */
  readonly onDone?: () => void
}

/** A document of a record, written in where this person may write, and read otherwise. What is around it does not wait for its words. */
export const PageField = (props: PageFieldProps) => (
  <Suspense fallback={<Waiting />}>
    <Field {...props} />
  </Suspense>
)

function Field({ id, label, placeholder, begin, focus = 0, onRefused, mentionable, onDone }: PageFieldProps) {
  const [left, leave] = useLeft()
  const { data, error, isFetchedAfterMount, refetch } = useQuery(documentQueries.open(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const { doc, can } = data.document
  const isAhead = left !== undefined && left.version > data.document.version
  const shown = isAhead ? left.doc : doc
  const opened = isAhead && left.version < Infinity ? { ...data, document: { ...data.document, ...left } } : data
  const text = <Read id={id} label={label} doc={shown} hidesBlank={begin !== undefined} />
  if (!can.write) return text
  if (begin)
    return (
      <>
        {text}
        {begin(isBlankPage(blocksOf(shown)))}
      </>
    )
  const props = { opened, label, placeholder, focus, onRefused, waiting: text, mentionable, onDone, onLeft: leave }
  return <Suspense fallback={text}>{isFetchedAfterMount ? <PageEditor key={id} {...props} /> : text}</Suspense>
}

const Waiting = () => (
  <div className={classes['read']}>
    {[70, 92, 56].map((width) => (
      <Skeleton key={width} height={16} width={`${width}%`} mb={14} radius={6} />
    ))}
  </div>
)

type Doc = OpenPage['document']['doc']

/** What was written here a moment ago, until the portal tells it, too: without a network that may take long. */
function useLeft() {
  const [left, setLeft] = useState<{ readonly doc: Doc; readonly version: number }>()
  const leave = ({ doc, sent }: Left): void => {
    const one = { doc, version: Infinity }
    setLeft(one)
    void sent.then((all) => setLeft((now) => (now === one ? all : now)))
  }
  return [left, leave] as const
}

interface ReadProps extends Pick<PageFieldProps, 'id' | 'label'> {
  readonly doc: Doc
  readonly hidesBlank: boolean
}

/** Kept as it is at the portal while it is shown. */
function Read({ id, label, doc, hidesBlank }: ReadProps) {
  useFollow(documentLive, id)
  const blocks = blocksOf(doc)
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
