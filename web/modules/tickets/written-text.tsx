import type { Document } from '@diwan/core/document'
import { isHttpUrl } from '@diwan/core/identifiers'
import { Fragment, type ReactNode } from 'react'
import classes from './written-text.module.css'

type Top = Document['content'][number]
type Leaf = Extract<Top, { type: 'paragraph' | 'heading' | 'codeBlock' }>
type Inline = NonNullable<Extract<Top, { type: 'paragraph' }>['content']>[number]
type Marks = NonNullable<Extract<Inline, { type: 'text' }>['marks']>
/** The same as in core, whose published type forgets what stands inside a quote or a list. */
type Block =
  | Leaf
  | { type: 'blockquote'; attrs: Leaf['attrs']; content: readonly Block[] }
  | { type: 'bulletList' | 'orderedList'; attrs: Leaf['attrs']; content: readonly Item[] }
interface Item {
  attrs: Leaf['attrs']
  content: readonly Block[]
}

/** What people wrote, node by node: no mark-up of theirs ever reaches the page. Each block has the direction the portal computed. */
export function WrittenText({ document }: { document: Document }) {
  return <div className={classes['text']}>{blocks(document.content as readonly Block[])}</div>
}

const blocks = (all: readonly Block[]): ReactNode => all.map((block, place) => <BlockView key={place} block={block} />)

function BlockView({ block }: { block: Block }) {
  const { dir } = block.attrs
  switch (block.type) {
    case 'paragraph':
      return <p dir={dir}>{block.content?.length ? inlines(block.content) : <br />}</p>
    case 'heading':
      return (
        <p dir={dir} role="heading" aria-level={block.attrs.level + 2} data-level={block.attrs.level}>
          {inlines(block.content ?? [])}
        </p>
      )
    case 'codeBlock':
      return (
        <pre dir="ltr">
          <code>{block.content?.map(({ text }) => text).join('')}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote dir={dir}>{blocks(block.content)}</blockquote>
    case 'bulletList':
      return <ul dir={dir}>{block.content.map(listItem)}</ul>
    case 'orderedList':
      return <ol dir={dir}>{block.content.map(listItem)}</ol>
  }
}

const listItem = ({ attrs, content }: Item, place: number) => (
  <li key={place} dir={attrs.dir}>
    {blocks(content)}
  </li>
)

const inlines = (all: readonly Inline[]): ReactNode => all.map((inline, place) => <InlineView key={place} inline={inline} />)

function InlineView({ inline }: { inline: Inline }) {
  if (inline.type === 'hardBreak') return <br />
  if (inline.type === 'mention') return marked(<bdi className={classes['mention']}>@{inline.attrs.label}</bdi>, inline.marks)
  const bare = inline.marks?.some(({ type }) => type === 'link' || type === 'code')
  return marked(bare ? inline.text : withLinks(inline.text), inline.marks)
}

function marked(inside: ReactNode, marks: Marks = []): ReactNode {
  return marks.reduce<ReactNode>((held, mark) => {
    if (mark.type === 'bold') return <strong>{held}</strong>
    if (mark.type === 'italic') return <em>{held}</em>
    if (mark.type === 'code') return <code dir="ltr">{held}</code>
    return <OutsideLink href={'attrs' in mark ? mark.attrs.href : ''}>{held}</OutsideLink>
  }, inside)
}

/** The last signs of a sentence do not belong to the address before them. */
const ADDRESS = /(https?:\/\/[^\s<>«»"]*[^\s<>«»"'.,;:!?،؛؟)\]}])/gi

/** The light composer knows no links: an address in plain words becomes one. */
function withLinks(text: string): ReactNode {
  return text.split(ADDRESS).map((part, place) => {
    const link = place % 2 === 1 && isHttpUrl(part)
    return <Fragment key={place}>{link ? <OutsideLink href={part}>{part}</OutsideLink> : part}</Fragment>
  })
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isHttpUrl(href)) return children
  return (
    <bdi>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    </bdi>
  )
}
