import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { modules } from '@diwan/contract/releases/endpoints'
import { NEWS_SHOWN } from '@diwan/contract/releases/limits'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { presentChange } from '../presenter.ts'
import { readHistory, readNews } from '../queries.ts'

type Answer<E extends keyof typeof modules> = Promise<OutputOf<(typeof modules)[E]>>

export async function moduleHistory(ctx: Ctx, input: InputOf<typeof modules.history>): Answer<'history'> {
  const found = await readHistory(ctx.db, input.key, readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  return { items: rows.map(presentChange), next }
}

/** Only of modules whose pages this person may open. */
export async function moduleNews({ db, actor }: Ctx): Answer<'news'> {
  const own = moduleEntries.filter(({ key }) => holdsFlag(actor, key, 'enter') || holdsFlag(actor, key, 'administer'))
  const keys = own.map(({ key }) => key)
  return { items: (await readNews(db, actor.id, keys, NEWS_SHOWN)).map(presentChange) }
}
