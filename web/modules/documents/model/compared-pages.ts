import type { PageRecord } from '@diwan/contract/documents/schemas'
import type { TreeNode } from '@diwan/core/document-tree'
import { compareBlocks, type ComparedBlock } from '@diwan/core/page/compare'
import { blocksOf } from '../page-text.tsx'

type Doc = PageRecord['doc']

const blocks = (doc: Doc) => blocksOf(doc) as readonly TreeNode[]

/** The differences between two versions of a page, as the portal sends them. */
export const comparedPages = (before: Doc, after: Doc): readonly ComparedBlock[] => compareBlocks(blocks(before), blocks(after))
