import { onSession } from '../../../kit/session.ts'
import type { DraftKind } from '../api.ts'
import type { Parts } from './kept-draft.ts'
import { openDraft, type Holds, type OpenDraft } from './open-draft.ts'

/** The drafts open in this tab, by kind and key. */
const opened = new Map<string, OpenDraft>()

export function draftAt(kind: DraftKind, key: string, parts: Parts, holds: Holds): OpenDraft {
  const name = `${kind}/${key}`
  const draft = opened.get(name) ?? openDraft(kind, key, parts, holds)
  opened.set(name, draft)
  return draft
}

/** What waited for the network follows; what was typed last does not wait for the next second when the page is left. */
const saveAll = () => opened.forEach((draft) => void draft.save())
addEventListener('online', saveAll)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveAll())

onSession((now, before) => {
  if (now?.metadata.id === before?.metadata.id) return
  opened.forEach((draft) => draft.close())
  opened.clear()
})
