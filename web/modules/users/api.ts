import { accounts } from '@diwan/contract/users/endpoints/accounts'
import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { units } from '@diwan/contract/units/endpoints'
import { partners } from '@diwan/contract/users/endpoints/partners'
import { names } from '@diwan/contract/users/endpoints/names'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { MAX_NAMESAKES } from '@diwan/contract/users/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export type UserFilter = Omit<SentInputOf<typeof users.list>, 'after' | 'limit'>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const userQueries = {
  all: () => ['users'] as const,
  list: (filter: UserFilter) =>
    infiniteQueryOptions({ queryKey: [...userQueries.all(), 'list', filter], ...pages(users.list, filter), ...again }),
  counts: (filter: SentInputOf<typeof users.counts>) =>
    queryOptions({ queryKey: [...userQueries.all(), 'counts', filter], ...query(users.counts, filter), ...again }),
  open: (id: string) => queryOptions({ queryKey: [...userQueries.all(), 'open', id], ...query(users.open, { id }), ...again }),
  account: (id: string) =>
    queryOptions({ queryKey: [...userQueries.all(), 'account', id], ...query(accounts.open, { id }), ...again }),
  accountTokens: (id: string) =>
    infiniteQueryOptions({ queryKey: [...userQueries.all(), 'accountTokens', id], ...pages(accounts.tokens, { id }), ...again }),
  givable: () => queryOptions({ queryKey: [...userQueries.all(), 'givable'], ...query(users.roles, {}), ...again }),
  titles: () => infiniteQueryOptions({ queryKey: [...userQueries.all(), 'titles'], ...pages(titles.list, {}), ...again }),
  partners: () => infiniteQueryOptions({ queryKey: [...userQueries.all(), 'partners'], ...pages(partners.list, {}), ...again }),
  /** All of them: a choice that hides some behind a second page would be no choice. */
  titleChoices: () => queryOptions({ queryKey: [...userQueries.all(), 'titleChoices'], queryFn: () => everyPage(titles.list) }),
  partnerChoices: () =>
    queryOptions({ queryKey: [...userQueries.all(), 'partnerChoices'], queryFn: () => everyPage(partners.list) }),
}

/** Departments before anything is typed. */
export const unitHits = (text: string) => ({
  queryKey: ['units', 'pick', text] as const,
  queryFn: async (): Promise<readonly UnitName[]> =>
    (text === '' ? await call(units.children, {}) : await call(units.search, { text, limit: 20 })).items,
})
export type UnitName = Pick<OutputOf<typeof units.search>['items'][number], 'id' | 'kind' | 'nameAr' | 'nameEn'>

async function everyPage<E extends typeof titles.list | typeof partners.list>(
  endpoint: E,
): Promise<OutputOf<E>['items'][number][]> {
  const items: OutputOf<E>['items'][number][] = []
  let after: string | null = null
  do {
    const page: OutputOf<E> = await call(endpoint, (after === null ? {} : { after }) as SentInputOf<E>)
    items.push(...page.items)
    after = page.next
  } while (after !== null)
  return items
}

/** The directory, with titles and partners. */
export const userLive: LiveLists = { topics: ['users'], lists: () => [userQueries.all()] }

/** Each command says in words of its own that it succeeded (S8.15). */
const commands = [
  [users.create, 'userCreated'],
  [users.update, 'userUpdated'],
  [users.disable, 'userDisabled'],
  [users.enable, 'userEnabled'],
  [users.delete, 'userDeleted'],
  [users.resetPassword, 'passwordGiven'],
  [users.invite, 'invitationSent'],
  [accounts.change, 'accountChanged'],
  [accounts.unlock, 'accountUnlocked'],
  [accounts.endSessions, 'sessionsEnded'],
  [accounts.revokeToken, 'tokenRevoked'],
  [names.confirm, 'nameConfirmed'],
  [names.decline, 'nameDeclined'],
  [titles.create, 'titleCreated'],
  [titles.update, 'titleUpdated'],
  [titles.delete, 'titleDeleted'],
  [partners.create, 'partnerCreated'],
  [partners.update, 'partnerUpdated'],
  [partners.delete, 'partnerDeleted'],
] as const
for (const [endpoint, done] of commands) registerWrite<Endpoint>(endpoint, { renews: userLive.lists(), says: ['users', done] })

registerWrite(users.inviteMany, {
  renews: userLive.lists(),
  says: ({ invited }) => ['users', 'invitedThem', { count: invited }],
})
registerWrite(users.inviteNew, {
  renews: userLive.lists(),
  says: ({ invited }) => ['users', 'invitedThem', { count: invited.length }],
})
registerWrite(users.import, { renews: ({ input }) => (input.dryRun ? [] : userLive.lists()) })

/** The first unit of each, for telling namesakes apart. */
export async function unitsOfPeople(ids: readonly string[]) {
  const { items } = await call(users.units, { ids: ids.slice(0, MAX_NAMESAKES).join(',') })
  return new Map(items.map(({ id, unit }) => [id, unit]))
}
