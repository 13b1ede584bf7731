import { hashKey } from '@tanstack/react-query'
import type { Draft } from '../api.ts'

export type Content = Draft['content']

/** One text for equal contents, whatever the order of their parts. */
export const markOf = (content: Content): string => hashKey([content])
export const EMPTY = markOf({})

interface Attachment {
  readonly id: string
}
const attachedIn = ({ files }: Content): readonly Attachment[] => (Array.isArray(files) ? (files as Attachment[]) : [])

export const filesIn = (content: Content): string[] => attachedIn(content).map(({ id }) => id)

/** An attachment that was removed or sent just before a page closed may still be named in what was kept. */
export function withoutGone(draft: Draft): Draft {
  const { files: _, ...rest } = draft.content
  const files = attachedIn(draft.content).filter(({ id }) => draft.files.includes(id))
  return { ...draft, content: files.length > 0 ? { ...rest, files } : rest }
}
