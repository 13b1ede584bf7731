import { isEmptyDocument, MENTION_LABEL_MAX, textOf, type Document } from './document.ts'
import { directionOf, stripBidiControls, type Direction } from './direction.ts'

/** Somebody named in a text as `@label`. */
export interface Mentioned {
  readonly id: string
  readonly label: string
}

type Block = Document['content'][number]
type Inlines = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>

/** Deeper marks are what they look like. */
const QUOTES_DEEP = 3

/**
 * What the light composer writes as plain text: a paragraph per line, `> ` before a line that is quoted, and `@name` of
 * those who were chosen. A mark of direction before a line (see `turnLine`) stays in it and decides.
 */
export function documentFromLightText(text: string, mentioned: readonly Mentioned[], fallback: Direction): Document {
  return { type: 'doc', content: blocksOf(text.split(/\r\n|\r|\n/), namesIn(mentioned), fallback, 0) }
}

interface Names {
  readonly called: RegExp | undefined
  readonly ids: ReadonlyMap<string, string>
}

/** Longer names first: `@Sara Ali` is not `@Sara`. A name goes on where a letter follows. */
function namesIn(mentioned: readonly Mentioned[]): Names {
  const ids = new Map(mentioned.map(({ id, label }) => [label, id]))
  const labels = [...ids.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  return { ids, called: labels.length > 0 ? new RegExp(`@(${labels.join('|')})(?![\\p{L}\\p{M}\\p{N}_])`, 'gu') : undefined }
}

const escaped = (label: string): string => label.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const QUOTED = /^> ?/

function blocksOf(lines: readonly string[], names: Names, fallback: Direction, depth: number): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    const quoted = depth < QUOTES_DEEP ? lines.slice(at).findIndex((line) => !QUOTED.test(line)) : 0
    const end = quoted < 0 ? lines.length : at + quoted
    if (end === at) {
      blocks.push(paragraph(lines[at] ?? '', names, fallback))
      at += 1
      continue
    }
    const inside = blocksOf(
      lines.slice(at, end).map((line) => line.replace(QUOTED, '')),
      names,
      fallback,
      depth + 1,
    )
    blocks.push({ type: 'blockquote', attrs: { dir: fallback }, content: inside })
    at = end
  }
  return blocks
}

function paragraph(line: string, names: Names, fallback: Direction): Block {
  const content = inlines(line, names)
  return { type: 'paragraph', attrs: { dir: directionOf(line, fallback) }, ...(content.length > 0 && { content }) }
}

function inlines(line: string, { called, ids }: Names): Inlines {
  const parts = called ? line.split(called) : [line]
  return parts.flatMap((part, place): Inlines => {
    const id = place % 2 === 1 ? ids.get(part) : undefined
    if (id !== undefined) return [{ type: 'mention', attrs: { id, label: part } }]
    return part === '' ? [] : [{ type: 'text', text: part }]
  })
}

/** The way back, for editing; nothing where the light composer could not write the same again: lists, headings, bold words. */
export function lightTextOf(document: Document): { text: string; mentioned: Mentioned[] } | undefined {
  if (!isLight(document.content)) return undefined
  const lines = document.content.flatMap((block) => linesOf(block))
  const mentioned = mentionsIn(document)
  if (new Set(mentioned.map(({ label }) => label)).size < mentioned.length) return undefined // two of one name
  return { text: isEmptyDocument(document) ? '' : lines.join('\n'), mentioned }
}

const blocksIn = (content: readonly unknown[]) => content as readonly Block[]

function isLight(blocks: readonly Block[], depth = 0): boolean {
  return blocks.every((block, place) => {
    if (block.type === 'blockquote') {
      const apart = blocks[place - 1]?.type !== 'blockquote' // two in a row would become one
      return depth < QUOTES_DEEP && apart && isLight(blocksIn(block.content), depth + 1)
    }
    if (block.type !== 'paragraph' || (depth < QUOTES_DEEP && QUOTED.test(linesOf(block)[0] ?? ''))) return false
    return (block.content ?? []).every((one) => isLightInline(one))
  })
}

const isLightInline = (one: Inlines[number]): boolean =>
  one.type !== 'hardBreak' && !one.marks?.length && !(one.type === 'text' && /[\r\n]/.test(one.text))

function linesOf(block: Block): string[] {
  if (block.type === 'blockquote')
    return blocksIn(block.content)
      .flatMap(linesOf)
      .map((line) => `> ${line}`)
  return [textOf({ type: 'doc', content: [block] })]
}

/** The people mentioned, once each, in reading order. */
export function mentionsIn(document: Document): Mentioned[] {
  const found = new Map<string, Mentioned>()
  for (const attrs of mentionAttrs(document)) if (!found.has(attrs.id)) found.set(attrs.id, { ...attrs })
  return [...found.values()]
}

/**
 * The names people have now, in the place of those that were written; a person without one keeps what was written. A document that
 * calls nobody is answered as it is.
 */
export function withNames(document: Document, names: ReadonlyMap<string, string>): Document {
  if (mentionAttrs(document).length === 0) return document
  const copy = structuredClone(document)
  for (const attrs of mentionAttrs(copy)) attrs.label = labelOf(names.get(attrs.id) ?? attrs.label)
  return copy
}

/** A name as a mention may carry it. */
export const labelOf = (name: string): string => stripBidiControls(name).slice(0, MENTION_LABEL_MAX)

/** The same words, in which nobody is called: mentions become what they look like. */
export function withoutMentions(document: Document): Document {
  const plain = (nodes: readonly Node[]): Node[] =>
    nodes.map((node) => {
      if (node.type === 'mention' && node.attrs) return { ...node, type: 'text', attrs: undefined, text: `@${node.attrs.label}` }
      return node.content ? { ...node, content: plain(node.content) } : node
    })
  const copy = { ...document, content: plain(document.content as readonly unknown[] as readonly Node[]) }
  return JSON.parse(JSON.stringify(copy)) as Document // without what is undefined
}

interface Node {
  type: string
  attrs?: { id: string; label: string } | undefined
  text?: string
  content?: readonly Node[]
}

function mentionAttrs(document: Document): { id: string; label: string }[] {
  const read = (nodes: readonly Node[]): { id: string; label: string }[] =>
    nodes.flatMap((node) => (node.type === 'mention' && node.attrs ? [node.attrs] : read(node.content ?? [])))
  return read(document.content as readonly unknown[] as readonly Node[])
}

const RLM = '\u200F'
const LRM = '\u200E'

/** Turns the line in which somebody writes: the other direction than it has, said by a mark nobody sees. Answers text and place. */
export function turnLine(text: string, place: number, fallback: Direction): { text: string; place: number } {
  const start = text.lastIndexOf('\n', place - 1) + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end)
  const quoted = /^(?:> ?)*/.exec(line)?.[0].length ?? 0
  const marked = /^[\u200E\u200F]/.test(line.slice(quoted)) ? 1 : 0
  const words = line.slice(quoted + marked)
  const wanted = directionOf(line.slice(quoted), fallback) === 'rtl' ? 'ltr' : 'rtl'
  const mark = directionOf(words, fallback) === wanted ? '' : wanted === 'rtl' ? RLM : LRM
  const turned = text.slice(0, start + quoted) + mark + words + text.slice(start + line.length)
  return { text: turned, place: Math.max(start + quoted + mark.length, place + mark.length - marked) }
}
