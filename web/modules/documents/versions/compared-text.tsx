import type { ComparedBlock, Piece } from '@diwan/core/page/compare'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageText, Task, WithEmbeds, type PageNode } from '../page-text.tsx'
import page from '../page-text.module.css'
import classes from './versions.module.css'

/** Both versions in one text, or what one of them says. */
export type Side = 'both' | 'before' | 'after'

interface ComparedTextProps {
  readonly rows: readonly ComparedBlock[]
  readonly side?: Side
}

/** The compared text, block by block; each change can be reached and is marked at its start. */
export function ComparedText({ rows, side = 'both' }: ComparedTextProps) {
  const { t } = useTranslation('documents')
  if (rows.every(({ kind }) => kind === 'same')) return <p>{t('nothingChanged')}</p>
  return (
    <WithEmbeds blocks={blocksOf(rows)}>
      <div className={classes['rows']}>
        <Rows rows={rows} side={side} />
      </div>
    </WithEmbeds>
  )
}

const blocksOf = (rows: readonly ComparedBlock[]): PageNode[] => rows.map(({ block }) => block as PageNode)

/** Both versions next to each other, so that blocks of both begin on one line. */
export function ComparedSides({ rows }: Pick<ComparedTextProps, 'rows'>) {
  return (
    <WithEmbeds blocks={blocksOf(rows)}>
      <div className={classes['sides']}>
        {rows.map((row, place) => (
          <div key={place} className={classes['pair']}>
            <div className={classes['rows']}>
              <Row row={row} side="before" />
            </div>
            <div className={classes['rows']}>
              <Row row={row} side="after" />
            </div>
          </div>
        ))}
      </div>
    </WithEmbeds>
  )
}

const Rows = ({ rows, side }: Required<ComparedTextProps>) => rows.map((row, place) => <Row key={place} row={row} side={side} />)

interface RowProps {
  readonly row: ComparedBlock
  readonly side: Side
}

function Row({ row, side }: RowProps) {
  if (!isOn(side, row.kind)) return null
  if (row.kind === 'inside') return <Holder block={row.block as PageNode}>{<Rows rows={row.rows} side={side} />}</Holder>
  if (row.kind === 'changed')
    return (
      <Change kind="changed">
        <ChangedBlock block={row.block as PageNode} pieces={row.pieces} side={side} />
      </Change>
    )
  const block = row.block as PageNode
  const item = ITEMS.has(block.type)
  const text = <PageText blocks={item ? (block.content ?? []) : [block]} />
  const marked = row.kind === 'same' ? text : <Change kind={row.kind}>{text}</Change>
  return item ? <Holder block={block}>{marked}</Holder> : marked
}

const ITEMS = new Set(['listItem', 'taskItem'])

const isOn = (side: Side, kind: ComparedBlock['kind']): boolean =>
  side === 'both' || (side === 'before' ? kind !== 'new' : kind !== 'gone')

function Change({ kind, children }: { readonly kind: 'changed' | 'gone' | 'new'; readonly children: ReactNode }) {
  const { t } = useTranslation('documents')
  return (
    <div data-kind={kind} data-change role="group" tabIndex={-1} aria-label={t(`compared_${kind}`)}>
      {children}
    </div>
  )
}

/** The element of a list or another block around what was compared in it. */
function Holder({ block: { type, attrs }, children }: { readonly block: PageNode; readonly children: ReactNode }) {
  const dir = attrs?.['dir'] as 'rtl' | 'ltr' | undefined
  if (type === 'taskItem') return <Task done={attrs?.['checked'] === true} dir={dir} content={children} />
  if (ITEMS.has(type)) return <li dir={dir}>{children}</li>
  const inside = { dir, className: classes['inside'] }
  const body =
    type === 'orderedList' ? (
      <ol {...inside} start={Number(attrs?.['start'] ?? 1)}>
        {children}
      </ol>
    ) : type === 'blockquote' ? (
      <blockquote {...inside}>{children}</blockquote>
    ) : type === 'callout' ? (
      <aside {...inside} data-tone={attrs?.['tone']}>
        {children}
      </aside>
    ) : (
      <ul {...inside} data-tasks={type === 'taskList' ? '' : undefined}>
        {children}
      </ul>
    )
  return <div className={page['page']}>{body}</div>
}

interface ChangedBlockProps {
  readonly block: PageNode
  readonly pieces: readonly Piece[]
  readonly side: Side
}

function ChangedBlock({ block: { type, attrs }, pieces, side }: ChangedBlockProps) {
  const words = pieces.map(({ kind, text }, place) =>
    !isOn(side, kind) ? null : kind === 'gone' ? (
      <del key={place}>{text}</del>
    ) : kind === 'new' ? (
      <ins key={place}>{text}</ins>
    ) : (
      text
    ),
  )
  const dir = attrs?.['dir'] as 'rtl' | 'ltr' | undefined
  const level = type === 'heading' ? Number(attrs?.['level']) : undefined
  return (
    <div className={page['page']}>
      {type === 'codeBlock' ? (
        <pre dir="ltr">
          <code>{words}</code>
        </pre>
      ) : level === undefined ? (
        <p dir={dir}>{words}</p>
      ) : (
        <p dir={dir} role="heading" aria-level={level + 1} data-level={level}>
          {words}
        </p>
      )}
    </div>
  )
}
