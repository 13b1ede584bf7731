import { isHttpUrl, URL_MAX } from '@diwan/core/identifiers'
import { stripBidiControls } from '@diwan/core/direction'
import { LIST_START_MAX } from '@diwan/core/document'
import type { TreeNode } from '@diwan/core/document-tree'
import { ALT_MAX } from '@diwan/core/page/limits'
import { CALLOUT_SIGN, toneOf, toneOfSign } from './html-callouts.ts'
import { asText, tableOf } from './html-table.ts'
import { attr, findNode, hasClass, textIn, type HtmlNode } from './html-tree.ts'
import { KEPT_DEPTH } from './limits.ts'
import type { PageFindings } from './pictures.ts'

interface Mark {
  readonly type: string
  readonly attrs?: object
}

interface Place {
  readonly depth: number
  /** Whether tables are possible here: in the page itself. */
  readonly wide: boolean
}

/** Directions are decided once the whole text is there. */
const dir = 'rtl'
const MARKS: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
  kbd: 'code',
  tt: 'code',
}
const ORDER = ['link', 'bold', 'italic', 'strike', 'subscript', 'superscript', 'code']
const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'form',
  'button',
  'select',
])
const INLINE = new Set([
  ...Object.keys(MARKS),
  'a',
  'span',
  'font',
  'u',
  'small',
  'mark',
  'label',
  'time',
  'abbr',
  'cite',
  'q',
  'bdi',
  'bdo',
  'ins',
  'var',
  'samp',
])
const BOX = /^\[([ xX])\]\s+/

/** Rebuilds what an HTML page says from the nodes of a page, one by one: nothing of its mark-up is taken over. */
export function blocksOfHtml(root: HtmlNode, findings: PageFindings): TreeNode[] {
  return blocks(root.children ?? [], { depth: 0, wide: true })

  function blocks(nodes: readonly HtmlNode[], place: Place): TreeNode[] {
    const made: TreeNode[] = []
    let line: TreeNode[] = []
    const end = (): void => {
      const content = trimmed(line)
      line = []
      if (content.length > 0) made.push({ type: 'paragraph', attrs: { dir }, content })
    }
    const walk = (children: readonly HtmlNode[], marks: readonly Mark[]): void => {
      for (const node of children) {
        if (node.type === 'text') line.push(...wordsOf(node.data ?? '', marks))
        else if (!node.name || SKIPPED.has(node.name)) continue
        else if (node.name === 'br') line.push({ type: 'hardBreak' })
        else if (node.name === 'img') {
          end()
          made.push(...imageOf(node))
        } else if (node.name === 'input') continue
        else if (INLINE.has(node.name)) walk(node.children ?? [], marksOf(node, marks))
        else {
          end()
          made.push(...blockOf(node, place))
        }
      }
    }
    walk(nodes, [])
    end()
    return made
  }

  function blockOf(node: HtmlNode, place: Place): TreeNode[] {
    const children = node.children ?? []
    const tone = toneOf(node)
    if (tone) return around('callout', { tone }, children, place)
    const [, level] = /^h([1-6])$/.exec(node.name ?? '') ?? []
    if (level) return headingOf(children, Math.min(3, Number(level)))
    if (node.name === 'ul' || node.name === 'ol') return listOf(node, place)
    if (node.name === 'table')
      return place.wide ? tableOf(node, (inner) => blocks(inner, { depth: 1, wide: false }), findings) : asText(node, findings)
    if (node.name === 'pre') return codeOf(node)
    if (node.name === 'blockquote') return quoteOf(children, place)
    if (node.name === 'hr') return [{ type: 'horizontalRule' }]
    return blocks(children, place)
  }

  /** Blocks in a block. Where lists and quotes are nested too deep, theirs follow each other. */
  function around(type: string, attrs: object, children: readonly HtmlNode[], place: Place): TreeNode[] {
    const inner = blocks(children, { depth: place.depth + 1, wide: false })
    if (inner.length === 0) return []
    if (place.depth < KEPT_DEPTH) return [{ type, attrs: { dir, ...attrs }, content: inner }]
    findings.note('flattened')
    return inner
  }

  /** A quote whose first words are a sign such as `[!NOTE]` is a callout. */
  function quoteOf(children: readonly HtmlNode[], place: Place): TreeNode[] {
    const made = around('blockquote', {}, children, place)
    const [quote] = made
    const [first, ...rest] = quote?.type === 'blockquote' ? (quote.content ?? []) : []
    const [start, ...words] = first?.type === 'paragraph' ? (first.content ?? []) : []
    const [sign, name] = CALLOUT_SIGN.exec(start?.text ?? '') ?? []
    if (!first || !start || sign === undefined) return made
    const line = trimmed([{ ...start, text: start.text!.slice(sign.length) }, ...words])
    const content = [...(line.length > 0 ? [{ ...first, content: line }] : []), ...rest]
    return content.length > 0 ? [{ type: 'callout', attrs: { dir, tone: toneOfSign(name!) }, content }] : []
  }

  function headingOf(children: readonly HtmlNode[], level: number): TreeNode[] {
    const inner = blocks(children, { depth: 1, wide: false })
    return inner.map((block) => (block.type === 'paragraph' ? { ...block, type: 'heading', attrs: { dir, level } } : block))
  }

  function listOf(node: HtmlNode, place: Place): TreeNode[] {
    const items = (node.children ?? []).filter(
      ({ type, data, name }) => name !== undefined || (type === 'text' && (data ?? '').trim() !== ''),
    )
    const made = items.map((item) => itemOf(item.name === 'li' ? item : { type: 'tag', name: 'li', children: [item] }, place))
    if (made.length === 0) return []
    if (place.depth >= KEPT_DEPTH) {
      findings.note('flattened')
      return made.flatMap(({ content }) => content)
    }
    const isTasks = made.every(({ checked }) => checked !== undefined)
    const type = isTasks ? 'taskList' : node.name === 'ol' ? 'orderedList' : 'bulletList'
    const start = Math.min(LIST_START_MAX, Math.max(0, Math.trunc(Number(attr(node, 'start') || 1)) || 0))
    const content = made.map(({ content: inner, checked }) =>
      isTasks
        ? { type: 'taskItem', attrs: { dir, checked }, content: inner }
        : { type: 'listItem', attrs: { dir }, content: inner },
    )
    return [{ type, attrs: { dir, ...(type === 'orderedList' && { start }) }, content }]
  }

  /** Begins with a line. An item with a box before its words is a task. */
  function itemOf(item: HtmlNode, place: Place): { readonly content: TreeNode[]; readonly checked: boolean | undefined } {
    const inner = blocks(item.children ?? [], { depth: place.depth + 1, wide: false })
    const content = inner[0]?.type === 'paragraph' ? inner : [{ type: 'paragraph', attrs: { dir } }, ...inner]
    const box = findNode(item, ({ name, attribs }) => name === 'input' && attribs?.['type'] === 'checkbox')
    if (box) return { content, checked: box.attribs?.['checked'] !== undefined }
    if (attr(item, 'data-inline-task-id') !== '') return { content, checked: hasClass(item, 'checked') }
    const [first, ...words] = content[0]!.content ?? []
    const [sign, mark] = BOX.exec(first?.text ?? '') ?? []
    if (!first || sign === undefined) return { content, checked: undefined }
    const line = trimmed([{ ...first, text: first.text!.slice(sign.length) }, ...words])
    return { content: [{ ...content[0]!, content: line }, ...content.slice(1)], checked: mark !== ' ' }
  }

  function codeOf(node: HtmlNode): TreeNode[] {
    const text = storable(textIn(node)).replace(/\n$/, '')
    const named = `${attr(node, 'class')} ${attr(findNode(node, ({ name }) => name === 'code') ?? node, 'class')}`
    const [, language = null] =
      /\blanguage-([a-z0-9+#.-]{1,30})/.exec(named) ??
      /brush:\s*([a-z0-9+#.-]{1,30})/.exec(attr(node, 'data-syntaxhighlighter-params')) ??
      []
    const content = text === '' ? {} : { content: [{ type: 'text', text }] }
    return [{ type: 'codeBlock', attrs: { dir: 'ltr', language }, ...content }]
  }

  function imageOf(node: HtmlNode): TreeNode[] {
    const file = findings.picture(attr(node, 'src'))
    const alt = stripBidiControls(storable(attr(node, 'alt')))
      .slice(0, ALT_MAX)
      .toWellFormed()
    return file ? [{ type: 'image', attrs: { file, alt } }] : []
  }

  function marksOf(node: HtmlNode, marks: readonly Mark[]): readonly Mark[] {
    const href = node.name === 'a' ? attr(node, 'href').trim() : ''
    if (href !== '' && !href.startsWith('#')) {
      if (isHttpUrl(href) && href.length <= URL_MAX) return added(marks, { type: 'link', attrs: { href } })
      if (!/^mailto:/i.test(href)) findings.note('link_left_out')
    }
    const type = MARKS[node.name ?? '']
    return type ? added(marks, { type }) : marks
  }
}

/** Raised and lowered text exclude each other; the order is that of the schema. */
function added(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const isOff = mark.type === 'subscript' || mark.type === 'superscript' ? ['subscript', 'superscript'] : [mark.type]
  return [...marks.filter(({ type }) => !isOff.includes(type)), mark].toSorted(
    (a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type),
  )
}

/** Without what no text of the portal may hold. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

function wordsOf(data: string, marks: readonly Mark[]): TreeNode[] {
  const text = storable(data).replace(/[ \t\r\n\f]+/g, ' ')
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]
}

/** Without spaces and breaks at both ends of a line; a line of spaces alone is none. */
function trimmed(line: readonly TreeNode[]): TreeNode[] {
  const left = [...line]
  const isEmpty = (node: TreeNode | undefined): boolean => node?.type === 'hardBreak' || node?.text?.trim() === ''
  while (isEmpty(left[0])) left.shift()
  while (isEmpty(left.at(-1))) left.pop()
  const last = left.length - 1
  return left.map((node, at) => {
    if (node.text === undefined) return node
    const begun = at === 0 ? node.text.trimStart() : node.text
    return { ...node, text: at === last ? begun.trimEnd() : begun }
  })
}
