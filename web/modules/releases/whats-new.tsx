import { modules } from '@diwan/contract/releases/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useKeptText } from '../../kit/kept-text.ts'
import { useEver } from '../../kit/use-ever.ts'
import { useWrite } from '../../kit/write.ts'
import { registryQueries } from './api.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

/** Most visits have no news: the dialog is loaded when there are some. */
const NewsDialog = lazyDialog(async () => ({ default: (await import('./news-dialog.tsx')).NewsDialog }))
const nothing: readonly string[] = []

/** What changed, once per person. Said where nothing else is being done: on the home of an area. */
export function WhatsNew() {
  const { mutate: markSeen } = useWrite(modules.newsSeen, { quiet: true })
  const [closed, keepClosed] = useKeptText('news-closed', nothing)
  const { data, isFetchedAfterMount } = useQuery(registryQueries.news())
  const items = data?.items ?? []
  /** What is held may have been closed elsewhere. */
  const unseen = isFetchedAfterMount && items.some(({ id }) => !closed.includes(id))
  const ever = useEver(unseen)
  const close = () => {
    keepClosed([...closed, ...items.map(({ id }) => id)])
    markSeen({})
  }
  return <Suspense>{ever && <NewsDialog opened={unseen} items={items} onClose={close} />}</Suspense>
}
