import { filesOf } from '../../kit/attached-files.ts'
import { useDraft } from '../drafts/public.ts'
import { draftName, mentionedName, type Place } from './drafts.ts'

/** Keeps a place in step with the portal's copy of its draft, where nothing is written any more. */
export function useKeptDraft(place: Place): void {
  const draft = draftName(place)
  useDraft(place.kind, place.key, { text: draft, files: filesOf(draft), mentioned: mentionedName(place) })
}
