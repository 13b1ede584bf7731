import { isHttpUrl } from '@diwan/core/identifiers'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { setLink } from './commands.ts'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema

/** Plain words are pasted as they are. */
export const looksLikeMarkdown = (text: string): boolean =>
  /^(#{1,6}\s|[-*+]\s|\d+[.)]\s|>\s|```|\|.+\|\s*$)/m.test(text) || /\*\*[^*\n]+\*\*|\[[^\]\n]+\]\(https?:/.test(text)

/** Over chosen words an address becomes their link; Markdown becomes what it says. What reads it comes with the first of it. */
export const pasteMarkdown: NonNullable<EditorProps['handlePaste']> = (view, { clipboardData }) => {
  const text = clipboardData?.getData('text/plain').trim() ?? ''
  const { selection } = view.state
  if (!selection.empty && isHttpUrl(text)) return setLink(text)(view.state, view.dispatch)
  const isPlain = clipboardData?.getData('text/html') === '' && selection.$from.parent.type !== nodes.codeBlock
  if (!isPlain || !looksLikeMarkdown(text)) return false
  void putMarkdown(view, text)
  return true
}

async function putMarkdown(view: EditorView, text: string): Promise<void> {
  const { sliceOfMarkdown } = await import('./markdown.ts')
  if (!view.isDestroyed) view.dispatch(view.state.tr.replaceSelection(sliceOfMarkdown(text)).scrollIntoView())
}
