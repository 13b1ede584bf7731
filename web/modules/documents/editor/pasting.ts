import { fileAddresses } from '@diwan/contract/files/addresses'
import { isHttpUrl } from '@diwan/core/identifiers'
import { closeHistory, undo } from 'prosemirror-history'
import { DOMParser as PageParser, Fragment, Slice, type Mark, type Node } from 'prosemirror-model'
import { Plugin, PluginKey, type Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { setLink } from './commands.ts'
import { copiedText } from './copied-text.ts'
import { hasMarkdown, isMarkdown } from './looks-like-markdown.ts'
import {
  largeTableIn,
  PICTURE_SIGN,
  readHtml,
  tablesAsLines,
  type LargeTable,
  type Reading,
  type TakenPicture,
} from './pasted-html.ts'
import { pasteAddress } from './pasted-address.ts'
import { putFiles, putOutsidePicture } from './pictures.ts'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema

/** The last paste, as a notice describes it: how plain text was read, or that a table waits. */
export type Pasted =
  | { readonly as: 'markdown' | 'plain'; readonly text: string }
  | { readonly as: 'table'; readonly size: LargeTable; readonly html: string }

/** Reads the last paste the other way. */
export const OTHER_READING = 'Alt+Shift+V'

const key = new PluginKey<Pasted | null>('pasted')
export const pastedOf = (state: EditorView['state']): Pasted | null => key.getState(state) ?? null

/** Each line as a paragraph, also one without a word, but for those around the whole. */
const linesAsSlice = (text: string, marks: readonly Mark[] = []): Slice => {
  const lines = text.replace(/^(?:\s*[\r\n])+|[\r\n]\s*$/g, '').split(/\r\n?|\n/)
  const paragraphs = lines.map((line) => nodes.paragraph.create(null, line === '' ? null : pageSchema.text(line, marks)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** Its own step of the history, so that reading it differently takes back nothing else. */
async function put(view: EditorView, text: string, as: 'markdown' | 'plain', pasted: Pasted | null): Promise<void> {
  const slice = as === 'markdown' ? (await import('./markdown.ts')).sliceOfMarkdown(text) : linesAsSlice(text)
  if (view.isDestroyed) return
  view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).setMeta(key, { pasted }).scrollIntoView())
}

/** Takes the paste back and reads it the other way. */
export function readDifferently(view: EditorView): void {
  const pasted = pastedOf(view.state)
  if (!pasted || pasted.as === 'table') return
  const as = pasted.as === 'markdown' ? 'plain' : 'markdown'
  undo(view.state, view.dispatch)
  void put(view, pasted.text, as, { ...pasted, as })
  view.focus()
}

/** Pastes the rows of the table that waits as lines of text. */
export function pasteTableAsLines(view: EditorView): void {
  const pasted = pastedOf(view.state)
  if (pasted?.as !== 'table') return
  const place = document.createElement('div')
  place.innerHTML = tablesAsLines(pasted.html)
  const slice = PageParser.fromSchema(pageSchema).parseSlice(place, { preserveWhitespace: true })
  view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).setMeta(key, { pasted: null }).scrollIntoView())
  view.focus()
}

export const forgetPasted: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.setMeta(key, { pasted: null }))
  return true
}

/** The portal reads it: a browser may not, and its address would tell the other side who reads the text. */
async function outsidePicture(url: string): Promise<File> {
  const answer = await fetch(`${fileAddresses.picture.path}?url=${encodeURIComponent(url)}`)
  if (!answer.ok) throw new Error('unreadable')
  const content = await answer.blob()
  return new File([content], content.type === 'image/png' ? 'picture.png' : 'picture.jpg', { type: content.type })
}

const linkTo = (href: string, words: string): Node =>
  nodes.paragraph.create(null, pageSchema.text(words, isHttpUrl(href) ? [pageSchema.marks.link.create({ href })] : []))

/** Puts each picture in the place of the sign that stands for it. */
function placePictures(view: EditorView, files: readonly TakenPicture[], leftOut: string): void {
  for (;;) {
    let found: { at: number; length: number; index: number } | undefined
    view.state.doc.descendants((node, at) => {
      const sign = found || !node.isText ? null : PICTURE_SIGN.exec(node.text ?? '')
      if (sign) found = { at: at + sign.index, length: sign[0].length, index: Number(sign[1]) }
    })
    if (!found) return
    const { at, length, index } = found
    view.dispatch(view.state.tr.delete(at, at + length))
    const file = files[index]
    if (typeof file === 'string') void putOutsidePicture(view, { file: outsidePicture(file), instead: linkTo(file, leftOut) }, at)
    else if (file) putFiles(view, [file], { at })
  }
}

/** Reads what is pasted from other programs, and says what copied text is for them. */
export const pasting = (reading: Reading): Plugin<Pasted | null> =>
  new Plugin<Pasted | null>({
    key,
    state: {
      init: () => null,
      apply(tr, before) {
        const meta = tr.getMeta(key) as { pasted: Pasted | null } | undefined
        if (meta) return meta.pasted
        const isOwn = tr.docChanged && !tr.getMeta('appendedTransaction') && tr.getMeta('collab$') === undefined
        return isOwn ? null : before
      },
    },
    props: {
      handlePaste(view, { clipboardData }) {
        const plain = clipboardData?.getData('text/plain') ?? ''
        const text = plain.trim()
        const html = clipboardData?.getData('text/html') ?? ''
        const { selection } = view.state
        if (!selection.empty && isHttpUrl(text)) return setLink(text)(view.state, view.dispatch)
        if (selection.$from.parent.type === nodes.codeBlock) return false
        if (reading.uploads && isHttpUrl(text) && pasteAddress(view, text)) return true
        if (html !== '') {
          const size = largeTableIn(html)
          if (size) view.dispatch(view.state.tr.setMeta(key, { pasted: { as: 'table', size, html } satisfies Pasted }))
          return size !== undefined
        }
        if (!hasMarkdown(text)) return false
        const as = isMarkdown(text) ? 'markdown' : 'plain'
        void put(view, plain, as, { as, text: plain })
        return true
      },
      transformPastedHTML(html, view) {
        const read = readHtml(html, reading)
        if (read.files.length > 0) queueMicrotask(() => !view.isDestroyed && placePictures(view, read.files, reading.leftOut))
        return read.html
      },
      clipboardTextParser: (text, place) => linesAsSlice(text, place.marks()),
      clipboardTextSerializer: copiedText,
      handleKeyDown(view, { code, altKey, shiftKey, key: pressed }) {
        const pasted = pastedOf(view.state)
        if (!pasted) return false
        if (pressed === 'Escape') return forgetPasted(view.state, view.dispatch)
        if (!altKey || !shiftKey || code !== 'KeyV') return false
        if (pasted.as === 'table') pasteTableAsLines(view)
        else readDifferently(view)
        return true
      },
    },
  })
