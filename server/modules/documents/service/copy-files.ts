import { nodesIn, type TreeNode } from '@diwan/core/document-tree'
import type { PageDocument } from '@diwan/core/page/document'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { belongingTo, copyBytes, insertCopies, takeFiles } from '../../files/public.ts'

interface Between {
  readonly from: string
  readonly to: string
}

/**
 * A document of one record for another, which gets files of its own: those of the first go with it. Who asks may read them. Few documents
 * have files, and theirs are copied within the transaction.
 */
export async function copyFiles(ctx: Ctx, tx: Tx, doc: PageDocument, { from, to }: Between): Promise<PageDocument> {
  const named = [...nodesIn(doc)].flatMap((node) => fileOf(node) ?? [])
  const there = await belongingTo(tx.db, from, [...new Set(named)])
  if (there.size === 0) return doc
  const copies = await copiesFor(ctx, tx, [...there], to)
  return { type: 'doc', content: doc.content.map((node) => withFiles(node, copies)) }
}

/** Copies of files for a record, by the ids of the files. Who asks may read them. */
export async function copiesFor(ctx: Ctx, tx: Tx, files: readonly string[], to: string): Promise<ReadonlyMap<string, string>> {
  const copied = await copyBytes(ctx.portal, files)
  await insertCopies(tx.db, copied, ctx.actor.id, ctx.clock.now())
  const ids = copied.map((copy) => copy.to)
  await takeFiles(tx, { ids, purpose: 'attachment10', ownerId: ctx.actor.id, objectId: to })
  return new Map(copied.map((copy) => [copy.from, copy.to]))
}

const fileOf = ({ type, attrs }: TreeNode): string | undefined =>
  type === 'image' || type === 'file' ? (attrs as { readonly file: string }).file : undefined

/** The node with other files in place of these. */
export function withFiles(node: TreeNode, copies: ReadonlyMap<string, string>): TreeNode {
  const file = copies.get(fileOf(node) ?? '')
  if (file !== undefined) return { ...node, attrs: { ...node.attrs, file } }
  return node.content ? { ...node, content: node.content.map((inner) => withFiles(inner, copies)) } : node
}
