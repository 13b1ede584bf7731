import { compareBlocks, type ComparedBlock } from '@diwan/core/page/compare'
import type { TreeNode } from '@diwan/core/document-tree'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageText, type PageNode } from '../page-text.tsx'
import page from '../page-text.module.css'
import classes from './versions.module.css'

interface ComparedTextProps {
  readonly before: readonly PageNode[]
  readonly after: readonly PageNode[]
}

export function ComparedText({ before, after }: ComparedTextProps) {
  const { t } = useTranslation('documents')
  const rows = useMemo(() => compareBlocks(before as readonly TreeNode[], after as readonly TreeNode[]), [before, after])
  if (rows.every(({ kind }) => kind === 'same')) return <p>{t('nothingChanged')}</p>
  return (
    <div className={classes['rows']}>
      {rows.map((row, place) => (
        <Row key={place} row={row} />
      ))}
    </div>
  )
}

function Row({ row }: { readonly row: ComparedBlock }) {
  const { t } = useTranslation('documents')
  if (row.kind !== 'changed')
    return (
      <div data-kind={row.kind} {...(row.kind !== 'same' && { role: 'group', 'aria-label': t(`compared_${row.kind}`) })}>
        <PageText blocks={[row.block as PageNode]} />
      </div>
    )
  const { dir } = (row.block.attrs ?? {}) as { readonly dir?: 'rtl' | 'ltr' }
  return (
    <div className={page['page']}>
      <p dir={dir}>
        {row.pieces.map(({ kind, text }, place) =>
          kind === 'gone' ? <del key={place}>{text}</del> : kind === 'new' ? <ins key={place}>{text}</ins> : text,
        )}
      </p>
    </div>
  )
}
