import type { PageRecord } from '@diwan/contract/documents/schemas'
import { MARK_TAGS } from '@diwan/core/mark-tags'
import { isHttpUrl } from '@diwan/core/identifiers'
import { Suspense, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '../../kit/attached-files.ts'
import { breakable } from '../../ui/breakable.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { embeddedIn, Embedding, type Embedded } from './model/embedded.ts'
import { CodeBlock } from './code-block.tsx'
import { PageHeading } from './page-heading.tsx'
import classes from './page-text.module.css'

/** A node as the portal sends it, judged there. */
export interface PageNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly PageNode[]
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href: string } }[]
}

/** The published type of a document forgets what stands inside its blocks. */
export const blocksOf = (doc: PageRecord['doc']): readonly PageNode[] => doc.content as readonly unknown[] as readonly PageNode[]

/** One line with nothing in it. */
export const isBlankPage = ([first, ...more]: readonly PageNode[]): boolean =>
  more.length === 0 && first?.type === 'paragraph' && (first.content ?? []).length === 0

/** Loaded for a page with files or cards of records only. */
const Embeds = lazyPart(() => import('./embeds/embeds.tsx'))

/** What was written, to be read: without the editor, and without any mark-up of its authors. */
export function PageText({ blocks }: { readonly blocks: readonly PageNode[] }) {
  return (
    <WithEmbeds blocks={blocks}>
      <div className={classes['page']}>{all(blocks)}</div>
    </WithEmbeds>
  )
}

interface WithEmbedsProps {
  readonly blocks: readonly PageNode[]
  readonly children: ReactNode
}

/** Looks up the files and cards of all these blocks together; a page within the children does not look up its own again. */
export function WithEmbeds({ blocks, children }: WithEmbedsProps) {
  const within = use(Embedding) !== null
  const embedded = within ? [] : embeddedIn(blocks)
  if (embedded.length === 0) return children
  return (
    <Suspense fallback={children}>
      <Embeds embedded={embedded}>{children}</Embeds>
    </Suspense>
  )
}

/** A file or a card of a record; its place is kept until its title is known. */
function EmbedPlace({ embedded }: { readonly embedded: Embedded }) {
  const draw = use(Embedding)
  return (
    <div data-embed={embedded.type} {...{ [`data-${embedded.type}`]: embedded.id }}>
      {draw?.(embedded)}
    </div>
  )
}

const all = (nodes: readonly PageNode[] = []): ReactNode => nodes.map((node, place) => <NodeView key={place} node={node} />)

type Drawn = (node: PageNode, dir: 'rtl' | 'ltr' | undefined) => ReactNode

const drawn: Readonly<Record<string, Drawn>> = {
  paragraph: ({ content }, dir) => <p dir={dir}>{content?.length ? all(content) : <br />}</p>,
  heading: (node, dir) => (
    <PageHeading node={node} level={Number(node.attrs?.['level'])} dir={dir}>
      {all(node.content)}
    </PageHeading>
  ),
  codeBlock: ({ content = [] }) => <CodeBlock text={content.map(({ text }) => text).join('')} />,
  blockquote: ({ content }, dir) => <blockquote dir={dir}>{all(content)}</blockquote>,
  callout: ({ content, attrs }, dir) => <Callout dir={dir} tone={attrs?.['tone'] as Tone} content={all(content)} />,
  bulletList: ({ content }, dir) => <ul dir={dir}>{all(content)}</ul>,
  orderedList: ({ content, attrs }, dir) => (
    <ol dir={dir} start={Number(attrs?.['start'] ?? 1)}>
      {all(content)}
    </ol>
  ),
  taskList: ({ content }, dir) => (
    <ul dir={dir} data-tasks="">
      {all(content)}
    </ul>
  ),
  listItem: ({ content }, dir) => <li dir={dir}>{all(content)}</li>,
  taskItem: ({ content, attrs }, dir) => <Task done={attrs?.['checked'] === true} dir={dir} content={all(content)} />,
  image: ({ attrs }) => (
    <figure>
      <img
        data-file={attrs?.['file']}
        src={`${fileUrl(String(attrs?.['file']))}?size=shown`}
        alt={(attrs?.['alt'] as string | undefined) ?? ''}
      />
    </figure>
  ),
  file: ({ attrs }) => <EmbedPlace embedded={{ type: 'file', id: String(attrs?.['file']) }} />,
  record: ({ attrs }) => <EmbedPlace embedded={{ type: 'record', id: String(attrs?.['id']) }} />,
  horizontalRule: () => <hr />,
  table: ({ content }, dir) => (
    <div data-table="">
      <table dir={dir}>
        <tbody>{all(content)}</tbody>
      </table>
    </div>
  ),
  tableRow: ({ content }) => <tr>{all(content)}</tr>,
  tableCell: ({ content, attrs }) => <td {...spans(attrs)}>{all(content)}</td>,
  tableHeader: ({ content, attrs }) => <th {...spans(attrs)}>{all(content)}</th>,
  text: ({ text = '', marks }) => marked(breakable(text), marks),
  mention: ({ attrs, marks }) => marked(<bdi data-mention={attrs?.['id']}>@{String(attrs?.['label'])}</bdi>, marks),
  hardBreak: () => <br />,
}

function NodeView({ node }: { readonly node: PageNode }) {
  return drawn[node.type]?.(node, node.attrs?.['dir'] as 'rtl' | 'ltr' | undefined)
}

const spans = (attrs: PageNode['attrs']) => ({
  colSpan: Number(attrs?.['colspan'] ?? 1),
  rowSpan: Number(attrs?.['rowspan'] ?? 1),
})

interface TaskProps {
  readonly done: boolean
  readonly dir: 'rtl' | 'ltr' | undefined
  readonly content: ReactNode
}

export function Task({ done, dir, content }: TaskProps) {
  const { t } = useTranslation('documents')
  return (
    <li dir={dir} data-checked={done}>
      <span>
        <input type="checkbox" checked={done} readOnly disabled aria-label={t('taskDone')} />
      </span>
      <div>{content}</div>
    </li>
  )
}

type Tone = 'info' | 'success' | 'warning' | 'danger'

interface CalloutProps {
  readonly tone: Tone
  readonly dir: 'rtl' | 'ltr' | undefined
  readonly content: ReactNode
}

/** The tone is said in words as well, for those who do not see its colour. */
function Callout({ tone, dir, content }: CalloutProps) {
  const { t } = useTranslation('documents')
  return (
    <aside dir={dir} data-tone={tone} aria-label={t(`tone_${tone}`)}>
      {content}
    </aside>
  )
}

const marked = (inside: ReactNode, marks: PageNode['marks'] = []): ReactNode =>
  marks.reduce<ReactNode>((content, { type, attrs }) => {
    const Tag = MARK_TAGS[type]
    if (Tag) return <Tag>{content}</Tag>
    if (type === 'code') return <code dir="ltr">{content}</code>
    if (!attrs || !isHttpUrl(attrs.href)) return content
    return (
      <a href={attrs.href} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </a>
    )
  }, inside)
