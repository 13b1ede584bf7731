import type { Addressee } from '@diwan/contract/audience/schemas'
import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { Opened } from '../../kit/follow.ts'
import { pages, query, type Listing } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import type { Answering, ContentKind, EditedContent } from './types.ts'

/** All that is asked about how records of one kind are published; `publication.name` tells the kinds apart. */
export function publicationQueries(of: PublishEndpoints) {
  const all = [of.publication.name] as const
  return {
    all: () => all,
    publication: (id: string) =>
      queryOptions({ queryKey: [...all, id], ...query(of.publication, { id }), refetchOnMount: 'always' }),
    addressees: (id: string, text: string) => ({
      queryKey: [...all, id, 'addressees', text] as QueryKey,
      queryFn: async (): Promise<readonly Addressee[]> => (await call(of.addressees, { id, q: text })).items,
    }),
    reached: (id: string, tokens: readonly AudienceToken[]) => ({
      queryKey: [...all, id, 'reached', ...tokens] as QueryKey,
      ...pages(of.reached, { id, tokens: tokens.join(',') }),
    }),
    look: (id: string, userId: string, tokens: readonly AudienceToken[]) => ({
      queryKey: [...all, id, 'look', userId, ...tokens] as QueryKey,
      ...query(of.lookAs, { id, userId, tokens: tokens.join(',') }),
    }),
  }
}

/** Declares the writes of one kind; `renews` are its own queries of the record and of lists that may show it. */
export function registerPublishing(of: PublishEndpoints, renews: (id: string) => readonly QueryKey[]): void {
  const all = ({ input: { id } }: { input: { id: string } }) => [[of.publication.name, id], ...renews(id)]
  registerWrite(of.arrange, { renews: all, says: ['publishing', 'didArrange'] })
  registerWrite(of.publish, {
    renews: all,
    says: ({ status }) => ['publishing', status === 'published' ? 'didPublish' : 'didSchedule'],
  })
  registerWrite(of.renew, { renews: all, says: ['publishing', 'didRenew'] })
  registerWrite(of.pause, { renews: all, says: ['publishing', 'didPause'] })
  registerWrite(of.close, { renews: all, says: ['publishing', 'didClose'] })
  registerWrite(of.reopen, { renews: all, says: ['publishing', 'didReopen'] })
  registerWrite(of.archive, {
    renews: all,
    says: ({ archivedDate }) => ['publishing', archivedDate === null ? 'didUnarchive' : 'didArchive'],
  })
}

/** Units of the organisation by name, or groups alone. */
export const unitsNamed = (text: string, kind?: 'group') => ({
  queryKey: ['units', 'named', kind, text] as readonly unknown[],
  queryFn: async (): Promise<readonly UnitHit[]> =>
    text === '' ? [] : (await call(units.search, { text, ...(kind && { kind }) })).items,
})

/** The content that readers are shown, for comparing it with what is saved. */
export const publishedContent = (
  { endpoints, publishing }: ContentKind,
  { id, version }: Pick<EditedContent, 'id' | 'version'>,
) =>
  queryOptions({
    queryKey: [publishing.publication.name, id, 'published', version],
    queryFn: ({ signal }) => call(endpoints.content, { id, state: 'published' }, { signal }),
  })

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

/** What is asked of the content of a module: its lists, and one piece of it as it is written. */
export function contentQueries<L extends Listing, C extends Endpoint, O extends Answering<Opened>>(
  module: string,
  of: { readonly list: L; readonly count: C; readonly open: O },
) {
  const all = [module] as const
  const lists = [module, 'list'] as const
  return {
    all: () => all,
    lists: () => lists,
    list: (asked: Omit<SentInputOf<L>, 'after' | 'limit'>) => ({
      queryKey: [...lists, asked] as QueryKey,
      // what is left out is optional, which TypeScript cannot see through Omit
      ...pages(of.list, asked as Omit<SentInputOf<L>, 'after'>),
      ...again,
    }),
    count: (filter: SentInputOf<C>) => ({
      queryKey: [...lists, 'count', filter] as QueryKey,
      ...query(of.count, filter),
      ...again,
    }),
    open: (id: string) =>
      queryOptions({
        queryKey: [...all, 'open', id],
        queryFn: async ({ queryKey, signal }) =>
          caughtUp(queryKey, await call(of.open, { id } as SentInputOf<Endpoint> as SentInputOf<O>, { signal })),
        ...again,
      }),
  }
}
