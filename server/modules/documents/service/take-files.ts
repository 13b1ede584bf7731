import { COPIED_BYTES_A_MINUTE, MAX_COPIED_FILES } from '@diwan/contract/documents/limits'
import type { Node } from 'prosemirror-model'
import { Problem } from '../../../kit/http/problem.ts'
import type { Charge } from '../../../kit/http/route.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { belongingTo, readableFiles, takeFiles, unusedAmong } from '../../files/public.ts'
import { copiesFor } from './copy-files.ts'
import type { DocumentAccess } from './holders.ts'
import { valuesIn } from './put-right.ts'

const PURPOSE = 'attachment10'

interface Change {
  readonly before: Node
  readonly after: Node
  readonly charge: Charge
}

/**
 * Files that are put in for the first time. The writer's own uploads become files of the record, and files of other records that the writer
 * may read are copied: the answer says which copy takes the place of which file. What was taken out stays, so that it can come back.
 */
export async function takeNewFiles(
  ctx: Ctx,
  tx: Tx,
  { row, readers }: Pick<DocumentAccess, 'row' | 'readers'>,
  { before, after, charge }: Change,
): Promise<ReadonlyMap<string, string>> {
  const [had, has] = [before, after].map((doc) => valuesIn(doc, ['image', 'file'], 'file')) as [Set<string>, Set<string>]
  const put = [...has.difference(had)]
  if (put.length === 0) return new Map()
  const known = await belongingTo(tx.db, row.object_id, put)
  const unknown = put.filter((id) => !known.has(id))
  const own = await unusedAmong(tx.db, ctx.actor.id, unknown)
  const foreign = unknown.filter((id) => !own.has(id))
  await takeFiles(tx, { ids: [...own], purpose: PURPOSE, ownerId: ctx.actor.id, objectId: row.object_id })
  if (foreign.length === 0) return new Map()
  if (foreign.length > MAX_COPIED_FILES) throw new Problem('files.not_available')
  const readable = await readableFiles(ctx, foreign, readers)
  const allowed = readable.filter(({ purpose }) => purpose === PURPOSE)
  if (allowed.length < foreign.length) throw new Problem('files.not_available')
  const bytes = allowed.reduce((sum, file) => sum + file.bytes, 0)
  await charge('documents.copied', bytes, COPIED_BYTES_A_MINUTE)
  return copiesFor(ctx, tx, foreign, row.object_id)
}
