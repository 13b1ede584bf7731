import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { asProblem } from '../../../kit/problem.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { uploadInParts } from '../../../kit/upload-parts.ts'
import { refusalOf } from '../../../kit/upload.ts'
import { showProblem } from '../../../ui/toasts.ts'
import { pageSchema } from './schema.ts'

export const PURPOSE = 'attachment10'
export const PICTURES = ['image/png', 'image/jpeg']

interface Coming {
  readonly id: string
  readonly as?: 'image' | 'file'
  readonly at?: number
}
const key = new PluginKey<DecorationSet>('pictures')

/** The line in place of a picture or a file that is still on its way. */
export interface ComingWords {
  readonly image: string
  readonly file: string
}

/** Where pictures and files come that are still on their way. */
export const pictures = (waiting: ComingWords): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, held) {
        const mapped = held.map(tr.mapping, tr.doc)
        const coming = tr.getMeta(key) as Coming | undefined
        if (!coming) return mapped
        if (coming.at === undefined) return mapped.remove(mapped.find(undefined, undefined, ({ id }) => id === coming.id))
        const words = waiting[coming.as ?? 'image']
        return mapped.add(tr.doc, [Decoration.widget(coming.at, () => signOf(words), { id: coming.id, ignoreSelection: true })])
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handlePaste: (view, event) => taken(view, event, event.clipboardData?.files),
      handleDrop: (view, event) =>
        taken(view, event, event.dataTransfer?.files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
  })

function signOf(waiting: string): HTMLElement {
  const sign = document.createElement('span')
  sign.dataset['coming'] = ''
  sign.role = 'status'
  sign.textContent = waiting
  return sign
}

/** Pictures become pictures of the text, all else becomes files in it. */
function taken(view: EditorView, event: Event, files: FileList | undefined, at?: number): boolean {
  const found = [...(files ?? [])]
  if (found.length === 0) return false
  event.preventDefault()
  for (const file of found) putFiles(view, [file], { as: PICTURES.includes(file.type) ? 'image' : 'file', at })
  return true
}

/** Each stands where it was put, once it is up; others may write around it until then. */
export function putFiles(
  view: EditorView,
  files: readonly File[],
  { as = 'image', at = view.state.selection.to }: { readonly as?: 'image' | 'file'; readonly at?: number | undefined } = {},
): void {
  for (const file of files) void bring(view, file, at, as)
}

export interface OutsidePicture {
  readonly file: Promise<File>
  /** The line in place of a picture that cannot be read. */
  readonly instead: Node
}

/** A picture of another address, once its bytes are here. */
export async function putOutsidePicture(view: EditorView, { file, instead }: OutsidePicture, at: number): Promise<void> {
  const id = newRequestId()
  view.dispatch(view.state.tr.setMeta(key, { id, at } satisfies Coming))
  const read = await file.catch(() => undefined)
  if (view.isDestroyed) return
  const [place] = key.getState(view.state)?.find(undefined, undefined, (spec) => (spec as Coming).id === id) ?? []
  const tr = view.state.tr.setMeta(key, { id } satisfies Coming)
  if (place && !read) tr.replaceWith(...placeFor(view, place.from), instead)
  view.dispatch(tr)
  if (place && read) await bring(view, read, place.from, 'image')
}

async function bring(view: EditorView, file: File, at: number, as: 'image' | 'file'): Promise<void> {
  const refusal = refusalOf(file, PURPOSE)
  if (refusal) return showProblem(refusal)
  const id = newRequestId()
  view.dispatch(view.state.tr.setMeta(key, { id, at, as } satisfies Coming))
  const stop = new AbortController()
  const idle = () => undefined
  try {
    const sent = await uploadInParts(file, PURPOSE, { requestId: id, signal: stop.signal, onProgress: idle, onWait: idle })
    if (view.isDestroyed) return
    const [place] = key.getState(view.state)?.find(undefined, undefined, (spec) => (spec as Coming).id === id) ?? []
    const tr = view.state.tr.setMeta(key, { id } satisfies Coming)
    if (place) tr.replaceWith(...placeFor(view, place.from), nodeFor(sent.id, as))
    view.dispatch(tr)
  } catch (error) {
    if (view.isDestroyed) return
    view.dispatch(view.state.tr.setMeta(key, { id } satisfies Coming))
    showProblem(asProblem(error))
  }
}

const nodeFor = (file: string, as: 'image' | 'file'): Node =>
  as === 'image' ? pageSchema.nodes.image.create({ file, alt: '' }) : pageSchema.nodes.file.create({ file })

/** In the place of an empty line of the page, else after the block. */
function placeFor({ state: { doc } }: EditorView, at: number): [number, number] {
  const $at = doc.resolve(at)
  if ($at.depth === 0) return [at, at]
  const isEmptyLine = (node: Node) => node.isTextblock && node.content.size === 0
  if ($at.depth === 1 && isEmptyLine($at.parent) && doc.childCount > 1) return [$at.before(), $at.after()]
  return [$at.after(), $at.after()]
}
