import type { Pushed } from '@diwan/contract/notifications/schemas'
import { Problem } from '../../../kit/http/problem.ts'
import type { House, ObjectKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readOrganisation } from '../../settings/public.ts'
import { readPushed } from '../queries/push.ts'
import { lostTo } from './read.ts'
import { sentenceOf } from './sentence.ts'

/** What a device shows: asked for by the browser of the person, and judged again at that moment. */
export async function readPushedWords(
  ctx: Ctx,
  { id }: { id: string },
  { house, kinds }: { house: House; kinds: readonly ObjectKind[] },
): Promise<Pushed> {
  const row = await readPushed(ctx.db, ctx.actor.id, id)
  if (!row || (await lostTo(ctx, [row], kinds)).has(row.object_id)) throw new Problem('not_found')
  const { language } = ctx.actor
  const organisation = await readOrganisation(ctx.db)
  const title = (language === 'ar' ? organisation?.name_ar : organisation?.name_en) ?? 'Diwan'
  return { title, body: sentenceOf(house, ctx.actor, row), language, path: row.path, objectId: row.object_id }
}
