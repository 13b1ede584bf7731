import { directionOf } from '@diwan/core/direction'
import { brokenDocumentLimit } from '@diwan/core/document-limits'
import { directionsOf, textOfBlocks, type TreeNode } from '@diwan/core/document-tree'
import { PageDocument } from '@diwan/core/page/document'
import { PAGE_SIZE } from '@diwan/core/page/limits'
import type { PageFindings } from './pictures.ts'
import type { BroughtPage, RefusedPage } from './types.ts'

const TITLE_MAX = 200
/** The beginning of a text that decides the direction of blocks without letters. */
const DECIDING = 2_000

interface Read {
  readonly title: string
  readonly folder: readonly string[]
  readonly blocks: readonly TreeNode[]
  readonly findings: PageFindings
  /** The title is a file name, which gives way to the heading that begins the page. */
  readonly isFileName: boolean
}

/** The page as the portal keeps it, or the limit that it breaks. A heading that begins it and says its title is not repeated. */
export function finishPage({ title, folder, blocks, findings, isFileName }: Read): BroughtPage | RefusedPage {
  const [first, ...rest] = blocks
  const begun = first?.type === 'heading' && levelOf(first) === 1 ? textOfBlocks([first]).trim() : ''
  const heading = isFileName || begun === title ? begun : ''
  const named = lineOf(heading || title)
  const body = heading ? rest : blocks
  const content = body.length > 0 ? body : [{ type: 'paragraph', attrs: { dir: 'rtl' } }]
  const broken = brokenDocumentLimit({ type: 'doc', content }, PAGE_SIZE)
  if (broken) return { title: named, code: broken }
  const read = PageDocument.safeParse({ type: 'doc', content: directed(content) })
  if (!read.success) return { title: named, code: 'unreadable' }
  return {
    title: named,
    isTitled: heading !== '',
    folder: folder.map(lineOf),
    doc: read.data,
    pictures: findings.pictures,
    problems: findings.problems,
  }
}

const levelOf = ({ attrs = {} }: TreeNode): unknown => ('level' in attrs ? attrs.level : undefined)

const lineOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_MAX)
    .toWellFormed()

function directed(blocks: readonly TreeNode[]): TreeNode[] {
  const directions = new Map<TreeNode, string>()
  const whole = directionOf(textOfBlocks(blocks).slice(0, DECIDING), 'rtl')
  directionsOf(blocks, whole, (block, dir) => directions.set(block, dir))
  const turned = (node: TreeNode): TreeNode => {
    const dir = directions.get(node)
    return {
      ...node,
      ...(dir !== undefined && { attrs: { ...node.attrs, dir } }),
      ...(node.content && { content: node.content.map(turned) }),
    }
  }
  return blocks.map(turned)
}
