import { accounts } from '@diwan/contract/users/endpoints/accounts'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { units } from '@diwan/contract/units/endpoints'
import { partners } from '@diwan/contract/users/endpoints/partners'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../kit/call.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'

export type UserFilter = Omit<SentInputOf<typeof users.list>, 'after' | 'limit'> & { state: InputOf<typeof users.list>['state'] }

/** What was shown before is shown at once and fetched again: nobody listened while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const userQueries = {
  all: () => ['users'] as const,
  list: (filter: UserFilter) =>
    infiniteQueryOptions({ queryKey: [...userQueries.all(), 'list', filter], ...pages(users.list, filter), ...again }),
  open: (id: string) => queryOptions({ queryKey: [...userQueries.all(), 'open', id], ...query(users.open, { id }), ...again }),
  account: (id: string) =>
    queryOptions({ queryKey: [...userQueries.all(), 'account', id], ...query(accounts.open, { id }), ...again }),
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

export const renewPeople = (client: QueryClient) => void client.invalidateQueries({ queryKey: userQueries.all() })

type Done =
  | 'userCreated'
  | 'userUpdated'
  | 'userDisabled'
  | 'userEnabled'
  | 'userDeleted'
  | 'passwordGiven'
  | 'invitationSent'
  | 'accountChanged'
  | 'accountUnlocked'
  | 'sessionsEnded'
  | 'titleCreated'
  | 'titleUpdated'
  | 'titleDeleted'
  | 'partnerCreated'
  | 'partnerUpdated'
  | 'partnerDeleted'

/** Each command says in words of its own that it succeeded (S8.15). */
async function announce(done: Done): Promise<void> {
  await i18next.loadNamespaces('users')
  showToast({ kind: 'success', text: i18next.t(done, { ns: 'users' }) })
}

const commands: readonly (readonly [Endpoint, Done])[] = [
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
  [titles.create, 'titleCreated'],
  [titles.update, 'titleUpdated'],
  [titles.delete, 'titleDeleted'],
  [partners.create, 'partnerCreated'],
  [partners.update, 'partnerUpdated'],
  [partners.delete, 'partnerDeleted'],
]
for (const [endpoint, done] of commands) {
  registerWrite(endpoint, {
    done: (client) => {
      renewPeople(client)
      void announce(done)
    },
    refused: (client) => renewPeople(client), // somebody changed it meanwhile: what is shown is old
  })
}

registerWrite(users.import, { done: (client, { dryRun }) => !dryRun && renewPeople(client) })
