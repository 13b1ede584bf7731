import type { TreeNode } from '@diwan/core/document-tree'
import { TABLE_COLUMNS, TABLE_ROWS } from '@diwan/core/page/limits'
import { attr, findNodes, textIn, type HtmlNode } from './html-tree.ts'
import type { PageFindings } from './pictures.ts'

type BlocksOf = (nodes: readonly HtmlNode[]) => TreeNode[]

const dir = 'rtl'
const isCell = ({ name }: HtmlNode): boolean => name === 'td' || name === 'th'
const span = (cell: HtmlNode, name: string, most: number): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(attr(cell, name))) || 1))

/** Rows of this table, and not of those in its cells. */
const rowsOf = (node: HtmlNode): HtmlNode[] =>
  (node.children ?? []).flatMap((child) =>
    child.name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.name ?? '') ? rowsOf(child) : [],
  )

/** A table that is wider or longer than tables of a page becomes lines of text, with a tab between cells. */
export function tableOf(node: HtmlNode, blocksOf: BlocksOf, findings: PageFindings): TreeNode[] {
  const rows = rowsOf(node)
    .map((row) => (row.children ?? []).filter(isCell))
    .filter((cells) => cells.length > 0)
  if (rows.length === 0) return []
  const widest = Math.max(...rows.map((cells) => cells.reduce((sum, cell) => sum + span(cell, 'colspan', TABLE_COLUMNS), 0)))
  if (rows.length > TABLE_ROWS || widest > TABLE_COLUMNS) return asText(node, findings)
  const content = rows.map((cells, at) => ({
    type: 'tableRow',
    content: cells.map((cell) => {
      const rowspan = Math.min(span(cell, 'rowspan', TABLE_ROWS), rows.length - at)
      const attrs = { colspan: span(cell, 'colspan', TABLE_COLUMNS), rowspan, colwidth: null }
      const blocks = blocksOf(cell.children ?? [])
      return {
        type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
        attrs,
        content: blocks.length > 0 ? blocks : [{ type: 'paragraph', attrs: { dir } }],
      }
    }),
  }))
  return [{ type: 'table', attrs: { dir }, content }]
}

/** Also for a table in a cell or a list, where no table can be. */
export function asText(node: HtmlNode, findings: PageFindings): TreeNode[] {
  findings.note('table_as_text')
  return findNodes(node, ({ name }) => name === 'tr').flatMap((row) => {
    const line = (row.children ?? [])
      .filter(isCell)
      .map((cell) => textIn(cell).replace(/\s+/g, ' ').trim())
      .join('\t')
    return line.trim() === '' ? [] : [{ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text: line }] }]
  })
}
