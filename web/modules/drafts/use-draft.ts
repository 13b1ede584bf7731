import { useEffect, useSyncExternalStore } from 'react'
import { onHint } from '../../kit/live/live.ts'
import type { DraftKind } from './api.ts'
import { draftAt } from './live/drafts.ts'
import type { Parts } from './live/kept-draft.ts'
import type { Holds, OpenDraft } from './live/open-draft.ts'

const nothing: Holds = () => []

/** Keeps what is typed under these names at the portal too, and shows here what another device wrote. */
export function useDraft(kind: DraftKind, key: string, parts: Parts, holds = nothing): OpenDraft {
  const draft = draftAt(kind, key, parts, holds)
  useSyncExternalStore(draft.listen, draft.other)
  useEffect(() => {
    void draft.look()
    const stop = onHint('drafts', () => void draft.look())
    return () => {
      stop()
      void draft.save()
    }
  }, [draft])
  return draft
}
