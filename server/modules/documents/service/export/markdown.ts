import type { PageDocument } from '@diwan/core/page/document'
import { defaultMarkdownSerializer, MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown'
import type { Node } from 'prosemirror-model'
import { nodeOf } from '../apply.ts'

/** The things outside a page that it shows, by id. One that is missing is left out, as its reader may not see it. */
export interface ShownOnPage {
  readonly records: ReadonlyMap<string, { readonly title: string; readonly address: string }>
  /** Addresses are those in the archive, relative to the page. */
  readonly files: ReadonlyMap<string, { readonly name: string; readonly address: string }>
}

/** The signs of GitHub for callouts, which imports read again. */
const SIGNS: Readonly<Record<string, string>> = { info: 'NOTE', success: 'TIP', warning: 'WARNING', danger: 'CAUTION' }
type Writer = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => void

/** An address in round brackets ends at none of its own signs. */
const addressed = (address: string): string => `<${address.replace(/[<>\s]/g, (sign) => encodeURIComponent(sign))}>`

const plain = defaultMarkdownSerializer.nodes
const blocks: Readonly<Record<string, Writer>> = {
  paragraph: plain['paragraph']!,
  heading: plain['heading']!,
  blockquote: plain['blockquote']!,
  listItem: plain['list_item']!,
  taskItem: plain['list_item']!,
  horizontalRule: plain['horizontal_rule']!,
  hardBreak: plain['hard_break']!,
  text: plain['text']!,
  codeBlock: (state, node) => {
    const longest = Math.max(2, ...[...node.textContent.matchAll(/`+/g)].map(([ticks]) => ticks.length))
    const fence = '`'.repeat(longest + 1)
    state.write(`${fence}${String(node.attrs['language'] ?? '')}\n`)
    state.text(node.textContent, false)
    state.write('\n')
    state.write(fence)
    state.closeBlock(node)
  },
  callout: (state, node) =>
    state.wrapBlock('> ', null, node, () => {
      state.write(`[!${SIGNS[String(node.attrs['tone'])] ?? 'NOTE'}]`)
      state.ensureNewLine()
      state.renderContent(node)
    }),
  bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
  orderedList: (state, node) => {
    const start = Number(node.attrs['start'])
    state.renderList(node, '    ', (index) => `${start + index}. `.padEnd(4))
  },
  taskList: (state, node) => state.renderList(node, '  ', (index) => `- [${node.child(index).attrs['checked'] ? 'x' : ' '}] `),
  mention: (state, node) => state.text(`@${String(node.attrs['label'])}`),
}

/** The text of a page as Markdown that GitHub reads. */
export function markdownOf(doc: PageDocument, { records, files }: ShownOnPage): string {
  const block = (write: Writer): Writer => {
    return (state, node, parent, index) => {
      write(state, node, parent, index)
      state.closeBlock(node)
    }
  }
  const serializer: MarkdownSerializer = new MarkdownSerializer(
    {
      ...blocks,
      image: block((state, node) => {
        const file = files.get(String(node.attrs['file']))
        if (file) state.write(`![${state.esc(String(node.attrs['alt']))}](${addressed(file.address)})`)
      }),
      file: block((state, node) => {
        const file = files.get(String(node.attrs['file']))
        if (file) state.write(`[${state.esc(file.name)}](${addressed(file.address)})`)
      }),
      record: block((state, node) => {
        const record = records.get(String(node.attrs['id']))
        if (record) state.write(`[${state.esc(record.title)}](${addressed(record.address)})`)
      }),
      table: block((state, node) => state.write(tableOf(node, (cell) => serializer.serialize(cell)))),
    },
    {
      link: { open: '[', close: (_state, mark) => `](${addressed(String(mark.attrs['href']))})`, mixable: true },
      bold: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
      italic: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
      strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
      subscript: { open: '<sub>', close: '</sub>', mixable: true },
      superscript: { open: '<sup>', close: '</sup>', mixable: true },
      code: defaultMarkdownSerializer.marks['code']!,
    },
    { hardBreakNodeName: 'hardBreak' },
  )
  return `${serializer.serialize(nodeOf(doc), { tightLists: true }).trimEnd()}\n`
}

/** A cell of Markdown is one line; a cell over several columns is followed by empty ones. */
function tableOf(table: Node, textOf: (cell: Node) => string): string {
  const rows: string[][] = []
  table.forEach((row) => {
    const cells: string[] = []
    row.forEach((cell) => {
      const text = textOf(cell)
        .replace(/\\?\n+/g, ' ')
        .replaceAll('|', '\\|')
        .trim()
      cells.push(text, ...Array.from({ length: Number(cell.attrs['colspan']) - 1 }, () => ''))
    })
    rows.push(cells)
  })
  const width = Math.max(...rows.map((cells) => cells.length))
  const lineOf = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_cell, at) => cells[at] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [lineOf(head), lineOf(Array.from({ length: width }, () => '---')), ...body.map(lineOf)].join('\n')
}
