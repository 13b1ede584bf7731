import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import { MAX_COUNTED } from '@diwan/contract/talk/limits'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFollowLists, type LiveLists } from '../../kit/follow.ts'
import type { StandardTalk } from './api/standard-talk.ts'

/** The topic that hints at messages read on another device. */
const READ = 'read'

/** How many messages of these records are new to the reader: by id, those with none left out. */
export function useUnread<Kind extends DraftKind>(
  { queries, topic }: Pick<StandardTalk<Kind>, 'queries' | 'topic'>,
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const live = useMemo((): LiveLists => ({ topics: [READ, topic], lists: () => [queries.counts()] }), [queries, topic])
  useFollowLists(live)
  const answers = useQueries({ queries: inPages(ids).map((some) => queries.unread(some)) })
  const counted = answers.flatMap(({ data }) => data?.items ?? [])
  return new Map(counted.flatMap(({ id, unread }) => (unread.count > 0 ? [[id, unread.count]] : [])))
}

/** As many as may be asked about at once. */
const inPages = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MAX_COUNTED) }, (_, page) =>
    ids.slice(page * MAX_COUNTED, (page + 1) * MAX_COUNTED),
  )
