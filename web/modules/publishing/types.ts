import type { Looking } from '@diwan/contract/audience/schemas'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import type { ReactNode } from 'react'
import type { Problem } from '../../kit/problem.ts'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Counter } from '@diwan/contract/kit/page'
import type { ContentList } from '@diwan/contract/publishing/list'
import type { Names } from '@diwan/contract/publishing/schemas'
import type { ContentStatus, ManagedView } from '@diwan/contract/publishing/vocabulary'
import type { LinkProps } from '@tanstack/react-router'
import type { QueryKey } from '@tanstack/react-query'
import type { ListAddress } from '../../kit/list/address.ts'
import type { Listing, pages, query } from '../../kit/queries.ts'

/** A record that is published, as its panel needs it. */
export interface PublishedRecord {
  readonly id: string
  readonly name: string
  readonly endpoints: PublishEndpoints
  /** What one of its readers would see. */
  readonly preview?: (looking: Looking) => ReactNode
  /** What stands against publishing it lies in the record itself: it is told there. */
  readonly onRefused?: (problem: Problem) => void
}

export type Answering<T> = Endpoint & { output: { _zod: { output: T } } }

/** One kind of content, as its editor and its menu need it. */
export interface ContentKind {
  readonly places: ContentPlaces
  readonly endpoints: ContentEndpoints
  readonly publishing: PublishEndpoints
  /** The refusal to delete a record that was used; archiving it is offered then. */
  readonly used: ErrorCode
}

/** A record as those who edit it see it. */
export interface EditedContent {
  readonly id: string
  readonly version: number
  readonly status: ContentStatus
  readonly template: boolean
  /** The saved content differs from the one that readers are shown. */
  readonly changed: boolean
  readonly content: Names
  readonly can: Readonly<Record<'publish' | 'delete', boolean>>
}

/** One tab of an editor. */
export interface EditorPart {
  /** The `part` of the address. */
  readonly name: string
  readonly label: string
  readonly show: () => ReactNode
}

export interface MenuWords {
  readonly useTemplate: string
  readonly deleteText: string
  readonly usedText: string
}

/** How the properties of a content are named where its versions are compared; those without a name are not compared. */
export interface DifferenceWords {
  readonly labels: Readonly<Record<string, string>>
  /** The text of a value whose own text does not say it, such as a choice; undefined for a reference to another record. */
  readonly texts?: Readonly<Record<string, (value: unknown) => string | undefined>>
}

export interface ContentWords extends MenuWords {
  /** The list that the record belongs to. */
  readonly list: string
  /** The title of a record that has no name yet. */
  readonly unnamed: string
  /** Creates the record, where that is another word than to save it. */
  readonly save?: string
  /** The tab of publishing, where it has another name. */
  readonly publishing?: string
  readonly differences: DifferenceWords
}

/** How what is written of a piece of content is copied, saved as a file and deleted. */
export interface ContentEndpoints {
  readonly copy: Answering<{ readonly id: string }>
  readonly content: Answering<Names>
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
