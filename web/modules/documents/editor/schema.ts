import { LIST_START_MAX } from '@diwan/core/document'
import { isHttpUrl, isUuid } from '@diwan/core/identifiers'
import { pageMarks, pageNodes } from '@diwan/core/page/schema'
import { fileUrl } from '@diwan/contract/files/addresses'
import { Schema, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, type TagParseRule } from 'prosemirror-model'

type Names = keyof typeof pageNodes
type Looks = Pick<NodeSpec, 'toDOM' | 'parseDOM'>
/** For `prosemirror-tables`. */
type Drawing = Looks & { readonly tableRole?: string }

const holder = (tag: string): Looks => ({ toDOM: () => [tag, 0], parseDOM: [{ tag }] })

/** Nothing wider than the portal allows comes from a pasted table. */
const span = (element: HTMLElement, name: string, most: number): number =>
  Math.min(most, Math.max(1, Number(element.getAttribute(name)) || 1))
const cell = (tag: 'td' | 'th'): Drawing => ({
  toDOM: ({ attrs }: Node): DOMOutputSpec => {
    const { colspan, rowspan } = attrs as { colspan: number; rowspan: number }
    return [tag, { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) }, 0]
  },
  parseDOM: [{ tag, getAttrs: (element) => ({ colspan: span(element, 'colspan', 20), rowspan: span(element, 'rowspan', 500) }) }],
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
})

const ofFile: TagParseRule['getAttrs'] = (element) => {
  const file = idIn(element, 'data-file', 'file')
  return file && { ...file, alt: element.getAttribute('alt') ?? '' }
}

/** An attribute of pasted mark-up that has to be an id. */
function idIn(element: HTMLElement, attribute: string, name: string): Record<string, string> | false {
  const id = element.getAttribute(attribute) ?? ''
  return isUuid(id) && { [name]: id }
}

/** How each node of a page is drawn while somebody writes, and which mark-up of others is read as it. Directions: see directions.ts. */
const drawings: Record<Names, Drawing> = {
  doc: {},
  text: {},
  paragraph: holder('p'),
  heading: {
    toDOM: ({ attrs }: Node) => [`h${String(Number(attrs['level']) + 1)}`, { 'data-level': attrs['level'] as number }, 0],
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(3, Math.max(1, level - 1)) } })),
  },
  codeBlock: {
    toDOM: () => ['pre', { dir: 'ltr' }, ['code', 0]],
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  },
  blockquote: holder('blockquote'),
  callout: {
    toDOM: ({ attrs }: Node) => ['aside', { 'data-tone': attrs['tone'] as string }, 0],
    parseDOM: [{ tag: 'aside[data-tone]', getAttrs: (element) => ({ tone: toneOf(element.getAttribute('data-tone')) }) }],
  },
  bulletList: holder('ul'),
  orderedList: {
    toDOM: ({ attrs }: Node) => ['ol', attrs['start'] === 1 ? {} : { start: attrs['start'] as number }, 0],
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: startOf(element.getAttribute('start')) }) }],
  },
  taskList: { toDOM: () => ['ul', { 'data-tasks': '' }, 0], parseDOM: [{ tag: 'ul[data-tasks]', priority: 60 }] },
  listItem: holder('li'),
  taskItem: {
    toDOM: ({ attrs }: Node) => ['li', { 'data-checked': String(attrs['checked']) }, 0],
    parseDOM: [
      {
        tag: 'li[data-checked]',
        priority: 60,
        getAttrs: (element) => ({ checked: element.getAttribute('data-checked') === 'true' }),
      },
    ],
  },
  image: {
    toDOM: ({ attrs }: Node) => {
      const { file, alt } = attrs as { file: string; alt: string }
      return ['img', { 'data-file': file, src: `${fileUrl(file)}?size=shown`, alt }]
    },
    parseDOM: [{ tag: 'img[data-file]', getAttrs: ofFile }],
  },
  file: {
    toDOM: ({ attrs }: Node) => ['div', { 'data-file': attrs['file'] as string }],
    parseDOM: [{ tag: 'div[data-file]', priority: 60, getAttrs: (element) => idIn(element, 'data-file', 'file') }],
  },
  record: {
    toDOM: ({ attrs }: Node) => ['div', { 'data-record': attrs['id'] as string }],
    parseDOM: [{ tag: 'div[data-record]', priority: 60, getAttrs: (element) => idIn(element, 'data-record', 'id') }],
  },
  horizontalRule: { toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
  table: { toDOM: () => ['table', ['tbody', 0]], parseDOM: [{ tag: 'table' }], tableRole: 'table' },
  tableRow: { ...holder('tr'), tableRole: 'row' },
  tableCell: cell('td'),
  tableHeader: cell('th'),
  mention: {
    toDOM: ({ attrs }: Node) => ['bdi', { 'data-mention': attrs['id'] as string }, `@${String(attrs['label'])}`],
    parseDOM: [
      {
        tag: 'bdi[data-mention]',
        getAttrs: (element) => ({
          id: element.getAttribute('data-mention'),
          label: (element.textContent ?? '').replace(/^@/, ''),
        }),
      },
    ],
  },
  hardBreak: { toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
}

const startOf = (start: string | null): number => Math.min(LIST_START_MAX, Math.max(0, Math.trunc(Number(start ?? 1)) || 0))

const TONES = ['info', 'success', 'warning', 'danger']
const toneOf = (tone: string | null): string => TONES.find((one) => one === tone) ?? 'info'

const marks: Record<keyof typeof pageMarks, MarkSpec> = {
  link: {
    ...pageMarks.link,
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string, rel: 'noopener noreferrer nofollow' }, 0],
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? ''
          return isHttpUrl(href) && { href }
        },
      },
    ],
  },
  bold: {
    toDOM: () => ['strong', 0],
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) && null },
    ],
  },
  italic: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }] },
  strike: {
    toDOM: () => ['s', 0],
    parseDOM: [
      { tag: 's' },
      { tag: 'del' },
      { tag: 'strike' },
      { style: 'text-decoration', getAttrs: (line) => line.includes('line-through') && null },
      { style: 'text-decoration-line', getAttrs: (line) => line.includes('line-through') && null },
    ],
  },
  subscript: {
    ...pageMarks.subscript,
    toDOM: () => ['sub', 0],
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
  },
  superscript: {
    ...pageMarks.superscript,
    toDOM: () => ['sup', 0],
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
  },
  code: { ...pageMarks.code, toDOM: () => ['code', { dir: 'ltr' }, 0], parseDOM: [{ tag: 'code' }] },
}

const drawn = Object.fromEntries(
  Object.entries(pageNodes).map(([name, spec]) => [name, { ...spec, ...drawings[name as Names] }]),
) as Record<Names, NodeSpec>

/** The profile `page`, as the portal judges it, with how it looks. */
export const pageSchema = new Schema<Names, keyof typeof pageMarks>({ nodes: drawn, marks })
