import { MARK_TAGS } from '@diwan/core/mark-tags'
import type { Document } from '@diwan/core/document'
import { textOfBlocks, type TreeNode } from '@diwan/core/document-tree'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from './fold.tsx'
import { useSession } from '../../kit/session.ts'
import { OutsideLink } from '../../ui/linked-text.tsx'
import { PersonPress } from '../../ui/person-press.tsx'
import { withTokens } from './with-tokens.tsx'
import classes from './written-text.module.css'

type Top = Document['content'][number]
type Leaf = Extract<Top, { type: 'paragraph' | 'heading' | 'codeBlock' }>
type Inline = NonNullable<Extract<Top, { type: 'paragraph' }>['content']>[number]
type Marks = NonNullable<Extract<Inline, { type: 'text' }>['marks']>
interface Holder {
  attrs: Leaf['attrs']
  content: readonly unknown[]
}
type Block = Leaf | (Holder & { type: 'blockquote' | 'bulletList' | 'orderedList' | 'listItem' })

/** The published type of a document forgets what stands inside a quote or a list; its schema does not. */
const blocksIn = ({ content }: { content: readonly unknown[] }) => content as readonly Block[]

/** What people wrote, node by node: no mark-up of theirs ever reaches the page. Each block has the direction the portal computed. */
export function WrittenText({ document }: { document: Document }) {
  return <div className={classes['text']}>{blocks(document)}</div>
}

const blocks = (holder: { content: readonly unknown[] }): ReactNode =>
  blocksIn(holder).map((block, place) => <BlockView key={place} block={block} />)

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
      return <Quote block={block} />
    case 'bulletList':
      return <ul dir={dir}>{blocks(block)}</ul>
    case 'orderedList':
      return <ol dir={dir}>{blocks(block)}</ol>
    case 'listItem':
      return <li dir={dir}>{blocks(block)}</li>
  }
}

const QUOTED_LINES = 3
const QUOTED_TEXT = 280

/** Of a long quote its beginning: what is answered matters more than what was said before. */
function Quote({ block }: { block: Holder }) {
  const { t } = useTranslation('writing')
  const text = textOfBlocks(block.content as readonly TreeNode[])
  const long = text.length > QUOTED_TEXT || text.split('\n').length > QUOTED_LINES + 1
  return (
    <blockquote dir={block.attrs.dir}>
      <Fold long={long} lines={QUOTED_LINES} open={t('showQuote')}>
        {blocks(block)}
      </Fold>
    </blockquote>
  )
}

const inlines = (all: readonly Inline[]): ReactNode => all.map((inline, place) => <InlineView key={place} inline={inline} />)

function InlineView({ inline }: { inline: Inline }) {
  if (inline.type === 'hardBreak') return <br />
  if (inline.type === 'mention') return marked(<MentionView {...inline.attrs} />, inline.marks)
  const bare = inline.marks?.some(({ type }) => type === 'link' || type === 'code')
  return marked(bare ? inline.text : withTokens(inline.text), inline.marks)
}

/** The person mentioned sees it at once; those who are signed in open the page of the person. */
function MentionView({ id, label }: { id: string; label: string }) {
  const me = useSession()?.metadata.id
  const name = (
    <bdi className={classes['mention']} data-mention={id} data-me={me === id || undefined}>
      @{label}
    </bdi>
  )
  return me === undefined ? name : <PersonPress person={{ id, fullName: label }}>{name}</PersonPress>
}

function marked(inside: ReactNode, marks: Marks = []): ReactNode {
  return marks.reduce<ReactNode>((content, mark) => {
    const Tag = MARK_TAGS[mark.type]
    if (Tag) return <Tag>{content}</Tag>
    if (mark.type === 'code') return <code dir="ltr">{content}</code>
    return <OutsideLink href={'attrs' in mark ? mark.attrs.href : ''}>{content}</OutsideLink>
  }, inside)
}
