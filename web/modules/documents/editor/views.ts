import { fileUrl } from '@diwan/contract/files/addresses'
import { ALT_MAX } from '@diwan/core/page/limits'
import { stripBidiControls } from '@diwan/core/direction'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'

export interface ViewWords {
  readonly done: string
  readonly alt: string
}

const setAttribute = (view: EditorView, at: number | undefined, name: string, value: unknown): void => {
  if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, value))
}

/** A line of a checklist: pressed, it is done. */
const task =
  ({ done }: ViewWords): NodeViewConstructor =>
  (first, view, getPos): NodeView => {
    const dom = document.createElement('li')
    const box = document.createElement('input')
    const content = document.createElement('div')
    const frame = document.createElement('span')
    box.type = 'checkbox'
    box.setAttribute('aria-label', done)
    frame.contentEditable = 'false'
    frame.append(box)
    dom.append(frame, content)
    const draw = ({ attrs }: Node): void => {
      box.checked = attrs['checked'] === true
      dom.dataset['checked'] = String(box.checked)
    }
    box.addEventListener('change', () => setAttribute(view, getPos(), 'checked', box.checked))
    box.addEventListener('mousedown', (event) => event.stopPropagation())
    draw(first)
    return {
      dom,
      contentDOM: content,
      update: (node) => node.type === first.type && (draw(node), true),
      stopEvent: ({ target }) => target === box,
      ignoreMutation: ({ target }) => target !== content && !content.contains(target),
    }
  }

/** A picture, with the words that stand for it where it is not seen. */
const image =
  ({ alt }: ViewWords): NodeViewConstructor =>
  (first, view, getPos): NodeView => {
    const dom = document.createElement('figure')
    const picture = document.createElement('img')
    const words = document.createElement('input')
    words.maxLength = ALT_MAX
    words.placeholder = alt
    words.setAttribute('aria-label', alt)
    dom.append(picture, words)
    const draw = ({ attrs }: Node): void => {
      const said = attrs as { file: string; alt: string }
      const src = `${fileUrl(said.file)}?size=shown`
      if (picture.getAttribute('src') !== src) picture.src = src
      picture.alt = said.alt
      if (document.activeElement !== words) words.value = said.alt
    }
    words.addEventListener('change', () => setAttribute(view, getPos(), 'alt', stripBidiControls(words.value.trim())))
    words.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      view.focus()
    })
    draw(first)
    return {
      dom,
      update: (node) => node.type === first.type && (draw(node), true),
      selectNode: () => void (dom.dataset['selected'] = ''),
      deselectNode: () => delete dom.dataset['selected'],
      stopEvent: ({ target }) => target === words,
      ignoreMutation: () => true,
    }
  }

export const nodeViews = (words: ViewWords): Record<string, NodeViewConstructor> => ({
  taskItem: task(words),
  image: image(words),
})
