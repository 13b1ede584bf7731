import { useEffect, useSyncExternalStore } from 'react'
import { onHint } from '../../kit/live.ts'
import type { DraftKind } from './api.ts'
import { draftAt, type OpenDraft, type Parts } from './live.ts'

/** Keeps what is typed under these names at the portal too, and shows here what another device wrote. */
export function useDraft(kind: DraftKind, key: string, parts: Parts): OpenDraft {
  const draft = draftAt(kind, key, parts)
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
