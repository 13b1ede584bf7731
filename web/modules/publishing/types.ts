import type { Looking } from '@diwan/contract/audience/schemas'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import type { ReactNode } from 'react'
import type { Problem } from '../../kit/problem.ts'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { Counter } from '@diwan/contract/kit/page'
import type { ContentList } from '@diwan/contract/publishing/list'
import type { ManagedView } from '@diwan/contract/publishing/vocabulary'
import type { LinkProps } from '@tanstack/react-router'
import type { QueryKey } from '@tanstack/react-query'
import type { ListAddress } from '../../kit/list/address.ts'
import type { Listing, pages, query } from '../../kit/queries.ts'

/** A record that is published, as its panel needs it. */
export interface PublishedRecord {
  readonly id: string
  readonly name: string
  readonly endpoints: PublishEndpoints
  /** What is written differs from what its readers see. */
  readonly changed?: boolean
  /** What one of its readers would see. */
  readonly preview?: (looking: Looking) => ReactNode
  /** What stands against publishing it lies in the record itself: it is told there. */
  readonly onRefused?: (problem: Problem) => void
}

export type Answering<T> = Endpoint & { output: { _zod: { output: T } } }

/** How what is written of a piece of content is copied, saved as a file and deleted. */
export interface ContentEndpoints {
  readonly copy: Answering<{ readonly id: string }>
  readonly content: Endpoint
  readonly delete: Endpoint
}

export type To = NonNullable<LinkProps['to']>

/** Where the content of a module is managed, and where one piece of it. */
export interface ContentPlaces {
  readonly list: To
  readonly details: To
}

/** What its list is asked. */
export interface ContentAsked {
  readonly view: ManagedView
  readonly status?: string
  readonly createdFrom?: string
  readonly createdTo?: string
}
type Ordered = Pick<ListAddress<ContentList['sorts'][number], ContentList['filters']>, 'sort' | 'direction'>

/** As `contentQueries` makes them. */
export interface ContentQueries<Row> {
  list(asked: ContentAsked & Ordered): Asks & ReturnType<typeof pages<Listing<Row>>>
  count(asked: ContentAsked): Asks & ReturnType<typeof query<Answering<Counter>>>
}
interface Asks {
  readonly queryKey: QueryKey
  readonly refetchOnMount: 'always'
}
