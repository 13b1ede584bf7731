import type { documents } from '@diwan/contract/documents/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { Transform } from 'prosemirror-transform'
import { Problem } from '../../../kit/http/problem.ts'
import type { Charge } from '../../../kit/http/route.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { lockDocument } from '../queries/documents.ts'
import { readVersion } from '../queries/versions.ts'
import { nodeOf } from './apply.ts'
import { bytesOf, chargeBytes, demandWork } from './budget.ts'
import { lockForWriting, take } from './commit.ts'
import { currentOf } from './current.ts'
import type { Holders } from './holders.ts'
import { keepIfWritten } from './settle.ts'

/** No copy of any browser: everyone, the restorer too, hears of these steps as of those of others. */
const CLIENT = 'restored'

/** One step for all who have it open; what was there before is a version, and so is what comes of it. */
export function restoreVersion(
  ctx: Ctx,
  { id, n }: InputOf<typeof documents.restore>,
  holders: Holders,
  charge: Charge,
): Promise<OutputOf<typeof documents.restore>> {
  return write(ctx, async (tx) => {
    const access = await lockForWriting(ctx, tx, id, holders)
    const old = await readVersion(tx.db, id, n)
    if (!old) throw new Problem('not_found')
    await chargeBytes(charge, 2 * bytesOf(old.doc)) // the versions before and after; the step is charged when it is taken
    await keepIfWritten(ctx, tx, id, holders)
    const row = (await lockDocument(tx.db, id))!
    const before = await currentOf(tx.db, row)
    const change = new Transform(before)
    change.replaceWith(0, before.content.size, nodeOf(old.doc).content)
    await demandWork(charge, before, change.steps)
    if (change.docChanged) await take(ctx, tx, { ...access, row }, { before, change, client: CLIENT, charge })
    await keepIfWritten(ctx, tx, id, holders)
    return { done: true as const }
  })
}
