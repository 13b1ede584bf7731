import { drafts } from '@diwan/contract/drafts/endpoints'
import type { Draft } from '@diwan/contract/drafts/schemas'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'

export type { Draft, DraftKind }

export const draftQueries = {
  /** Fetched again wherever it is shown: what a reload brings back may have been sent since. */
  of: (kind: DraftKind) =>
    queryOptions({ queryKey: ['drafts', kind], ...query(drafts.list, { kind }), refetchOnMount: 'always' }),
}

export const draftLive = (kind: DraftKind): LiveLists => ({ topics: ['drafts'], lists: () => [draftQueries.of(kind).queryKey] })

export const readDraft = async (kind: DraftKind, key: string): Promise<Draft | null> =>
  (await call(drafts.list, { kind, key })).items[0] ?? null

export const saveDraft = (
  draft: Pick<Draft, 'id' | 'kind' | 'key' | 'content' | 'version'> & { files: string[] },
  signal: AbortSignal,
): Promise<Draft> => call(drafts.save, draft, { signal })

export const discardDraft = (id: string) => call(drafts.discard, { id })
