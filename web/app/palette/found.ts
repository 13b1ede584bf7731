import { holds } from '@diwan/contract/access/vocabulary'
import { find } from '@diwan/contract/find/endpoints'
import { MAX_QUESTION } from '@diwan/contract/search/limits'
import { found } from '../../gathered.gen.ts'
import { call } from '../../kit/call.ts'
import type { SignedIn } from '../../kit/session.ts'
import type { Hit } from './hit.ts'

/** The kinds of records this person is offered, in the order of the palette. */
export const kindsFor = ({ permissions, modules }: SignedIn): string[] =>
  Object.entries(found)
    .filter(
      ([, { flag, administered }]) =>
        holds(permissions, ...flag) && (administered === undefined || modules.admin.some((key) => key === administered)),
    )
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([kind]) => kind)

/** A handful of each kind, asked for together. */
export async function findRecords(kinds: readonly string[], text: string, signal: AbortSignal): Promise<Record<string, Hit[]>> {
  const { groups } = await call(find.search, { q: text.slice(0, MAX_QUESTION), kinds: kinds.join(',') }, { signal })
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map((record) => hitOf(kind, record))]))
}

type Group = Awaited<ReturnType<typeof call<typeof find.search>>>['groups'][number]

const hitOf = (kind: string, { id, title, said: below, meets, place, shortId, path }: Group['items'][number]): Hit => ({
  key: id,
  label: title.text,
  lit: title.lit,
  icon: found[kind]!.icon,
  ...(below && { below }),
  ...(meets && { meets }),
  ...(place && { detail: place }),
  ...(shortId && { code: shortId }),
  ...(path && { to: path }),
})
