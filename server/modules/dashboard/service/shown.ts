import { WIDGET_ROWS, type WidgetContent, type WidgetRow } from '@diwan/contract/kit/widgets'
import type { DashboardWidget, ListBehind } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Counter } from '@diwan/contract/kit/page'
import type { WaitingList, Widget, WidgetAsked } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { sourcesOf, type Card, type Declared } from './declared.ts'
import { withinLimit } from './within.ts'

type Shown = Pick<DashboardWidget, 'lists' | 'content' | 'failed'>

/** Reads one card. What fails leaves the others, and the other lists of its card, as they are. */
export async function shownOf(ctx: Ctx, card: Card, asked: WidgetAsked, declared: Declared): Promise<Shown> {
  if ('widget' in card) {
    const read = await readSource(ctx, card.widget, asked, declared)
    return { lists: [listOf(card.widget, read)], content: read?.content ?? null, failed: read === undefined }
  }
  const reads = await Promise.all(card.waiting.map((list) => readSource(ctx, list, asked, declared)))
  return {
    lists: card.waiting.map((list, place) => listOf(list, reads[place])),
    content: rowsOf(reads.flatMap((read) => read?.content ?? [])),
    failed: reads.includes(undefined),
  }
}

/** A card that is hidden is not read. */
export const unread = (card: Card): Shown => ({
  lists: sourcesOf(card).map((source) => listOf(source, undefined)),
  content: null,
  failed: false,
})

interface Read<Content> {
  readonly content: Content | undefined
  readonly count: Counter | null
}

const listOf = ({ key, path }: Widget | WaitingList, read: Read<unknown> | undefined): ListBehind => ({
  key,
  path,
  count: read?.count ?? null,
})

/** The rows of a list and its count, or nothing where it failed. */
async function readSource<Content>(
  ctx: Ctx,
  source: Pick<Widget, 'key' | 'number'> & { read(this: void, ctx: Ctx, asked: WidgetAsked): Promise<Content | undefined> },
  asked: WidgetAsked,
  { numbers }: Declared,
): Promise<Read<Content> | undefined> {
  try {
    return await withinLimit(ctx, async (own) => {
      const [content, count] = await Promise.all([source.read(own, asked), countOf(own, source.number, numbers())])
      return { content, count }
    })
  } catch (error) {
    ctx.portal.log.warn({ err: error, widget: source.key }, 'a widget of home failed')
    return undefined
  }
}

async function countOf(ctx: Ctx, number: string | undefined, lists: ReturnType<Declared['numbers']>): Promise<Counter | null> {
  const list = number === undefined ? undefined : lists.find(({ queries }) => number in queries)
  if (!list) return null
  const [count] = await list.count(ctx, [list.queries[number!]!])
  return count ?? null
}

/** Late rows come first, then required ones, each by their day. */
function rowsOf(rows: readonly WidgetRow[]): WidgetContent | null {
  if (rows.length === 0) return null
  const rank = ({ late, required }: WidgetRow) => (late ? 0 : required ? 1 : 2)
  const byDay = (one: WidgetRow, other: WidgetRow) => (one.day ?? '9999').localeCompare(other.day ?? '9999')
  const items = rows.toSorted((one, other) => rank(one) - rank(other) || byDay(one, other)).slice(0, WIDGET_ROWS)
  return { shape: 'rows', items }
}
