import MarkdownIt from 'markdown-it'
import Token from 'markdown-it/lib/token.mjs'
import { MarkdownParser } from 'prosemirror-markdown'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import { isHttpUrl } from '@diwan/core/identifiers'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema

/** Mark-up in it is words, and so is a backslash, as in the path of a file; addresses lead outside or nowhere. */
const tokenizer = MarkdownIt('commonmark', { html: false }).enable(['table', 'strikethrough']).disable('escape')
tokenizer.validateLink = isHttpUrl
const silent = { ignore: true, noCloseToken: true }

/** In a cell the words stand in a paragraph. */
const inParagraphs = (token: Token): Token[] => {
  if (token.type === 'th_open' || token.type === 'td_open') return [token, new Token('paragraph_open', 'p', 1)]
  if (token.type === 'th_close' || token.type === 'td_close') return [new Token('paragraph_close', 'p', -1), token]
  return [token]
}
/** All that the parser asks of it. */
const reading: Pick<MarkdownIt, 'parse'> = { parse: (text, env) => tokenizer.parse(text, env).flatMap(inParagraphs) }

const parser = new MarkdownParser(pageSchema, reading as MarkdownIt, {
  paragraph: { block: 'paragraph' },
  blockquote: { block: 'blockquote' },
  list_item: { block: 'listItem' },
  bullet_list: { block: 'bulletList' },
  ordered_list: { block: 'orderedList', getAttrs: (token) => ({ start: Number(token.attrGet('start') ?? 1) }) },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Math.min(3, Number(tag.slice(1))) }) },
  code_block: { block: 'codeBlock', noCloseToken: true },
  fence: { block: 'codeBlock', getAttrs: ({ info }) => ({ language: languageOf(info) }), noCloseToken: true },
  hr: { node: 'horizontalRule' },
  image: silent,
  hardbreak: { node: 'hardBreak' },
  softbreak: { node: 'hardBreak' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader' },
  td: { block: 'tableCell' },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href') }) },
  code_inline: { mark: 'code', noCloseToken: true },
})

const languageOf = (info: string): string | null => /^[a-z0-9+#.-]{1,30}$/.exec(info.trim().toLowerCase())?.[0] ?? null

/** What was pasted as Markdown: headings, lists, checklists, tables, code. */
export const sliceOfMarkdown = (text: string): Slice => Slice.maxOpen(Fragment.from(blocksOf(parser.parse(text))))

const blocksOf = (whole: Node): Node[] => whole.children.map((block) => fitting(block))

const BOX = /^\[([ xX])\]\s+/

/** A list whose every line begins with a box is a checklist; a table too large is left as it is, for the portal to refuse. */
function fitting(block: Node): Node {
  const inner = block.children.map((child) => fitting(child))
  const isTasks = block.type === nodes.bulletList && inner.every(({ firstChild }) => BOX.test(firstChild?.textContent ?? ''))
  if (!isTasks) return block.isTextblock || block.isLeaf ? block : block.copy(Fragment.from(inner))
  return nodes.taskList.create(
    null,
    inner.map((item) => {
      const [sign = '', checked] = BOX.exec(item.firstChild!.textContent) ?? []
      const first = item.firstChild!.cut(sign.length)
      return nodes.taskItem.create({ checked: checked !== ' ' }, [first, ...item.children.slice(1)])
    }),
  )
}
