import type { PageDocument } from '@diwan/core/page/document'
import type { Node } from 'prosemirror-model'
import type { PdfBlock } from '../../../../kit/pdf/blocks.ts'
import { nodeOf } from '../apply.ts'

/** The things outside a page that its paper shows, by id. One that is missing is left out. */
export interface ShownOnPaper {
  readonly records: ReadonlyMap<string, { readonly title: string }>
  readonly files: ReadonlyMap<string, { readonly name: string }>
  readonly pictures: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly width: number; readonly height: number }>
}

const HEADINGS = [15, 13, 12]
const BULLET = '•'

/** The blocks of a page as they are printed: texts without marks, items of lists behind their signs, tables as tables. */
export function paperOf(doc: PageDocument, shown: ShownOnPaper): PdfBlock[] {
  const written = (parent: Node, sign = ''): PdfBlock[] => {
    const out: PdfBlock[] = []
    parent.forEach((node, _at, index) => out.push(...blocksOf(node, index === 0 ? sign : '')))
    return out
  }
  const items = (list: Node, signOf: (index: number, item: Node) => string): PdfBlock[] => {
    const out: PdfBlock[] = []
    list.forEach((item, _at, index) => out.push(...written(item, signOf(index, item))))
    return out
  }
  const blocksOf = (node: Node, sign: string): PdfBlock[] => {
    const { attrs } = node
    switch (node.type.name) {
      case 'heading':
        return [{ kind: 'heading', text: `${sign}${textOf(node)}`, size: HEADINGS[Number(attrs['level']) - 1] ?? 12 }]
      case 'bulletList':
        return items(node, () => `${BULLET} `)
      case 'orderedList':
        return items(node, (index) => `${Number(attrs['start']) + index}. `)
      case 'taskList':
        return items(node, (_index, item) => (item.attrs['checked'] ? '[×] ' : '[ ] '))
      case 'blockquote':
      case 'callout':
        return [{ kind: 'rule' }, ...written(node, sign), { kind: 'rule' }]
      case 'horizontalRule':
        return [{ kind: 'rule' }]
      case 'table':
        return [tableOf(node)]
      case 'image':
        return pictureOf(String(attrs['file']), String(attrs['alt']), shown)
      case 'file':
        return nameLine(shown.files.get(String(attrs['file']))?.name)
      case 'record':
        return nameLine(shown.records.get(String(attrs['id']))?.title)
      default:
        return [{ kind: 'text', text: `${sign}${textOf(node)}` }]
    }
  }
  return written(nodeOf(doc))
}

const nameLine = (name: string | undefined): PdfBlock[] => (name === undefined ? [] : [{ kind: 'text', text: name, quiet: true }])

function pictureOf(file: string, alt: string, { pictures }: ShownOnPaper): PdfBlock[] {
  const picture = pictures.get(file)
  if (picture) return [{ kind: 'picture', ...picture }]
  return alt ? [{ kind: 'text', text: alt, quiet: true }] : []
}

const leafText = ({ type, attrs }: Node): string =>
  type.name === 'hardBreak' ? '\n' : type.name === 'mention' ? `@${String(attrs['label'])}` : ''
const textOf = (node: Node): string => node.textBetween(0, node.content.size, '\n', leafText)

function tableOf(table: Node): PdfBlock {
  const rows: string[][] = []
  table.forEach((row) => {
    const cells: string[] = []
    row.forEach((cell) => cells.push(textOf(cell), ...Array.from({ length: Number(cell.attrs['colspan']) - 1 }, () => '')))
    rows.push(cells)
  })
  const width = Math.max(...rows.map((cells) => cells.length))
  const full = rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')])
  const [head = [], ...body] = full
  return { kind: 'table', head, rows: body }
}
