import type { Event } from '@diwan/contract/kit/event'
import type { KindName } from '@diwan/contract/kit/record-kind'
import type { ContentEvents } from '@diwan/contract/publishing/events'
import { z } from 'zod'
import type { May } from '../../../kit/access/reach.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { recordKind } from '../../../kit/kind/record-kind.ts'
import type { KindSearch, RecordKind, RecordKindOf, RecordRow } from '../../../kit/kind/types.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { readTexts, type NamedRow } from './words.ts'

/** The columns that content of every kind has. */
export interface ContentRow extends RecordRow, NamedRow {
  readonly status: string
  readonly tokens: readonly string[]
}

type Flags = 'edit' | 'publish' | 'delete'

interface ContentKindOf<Row extends ContentRow, Flag extends string>
  extends
    Pick<RecordKindOf<Row, Row, Flag | Flags>, 'table' | 'reach' | 'can' | 'counts' | 'forget' | 'more'>,
    Partial<Pick<RecordKindOf<Row, Row, Flag | Flags>, 'files'>> {
  readonly read: (db: Queryable, ids: readonly string[]) => Promise<readonly Row[]>
  readonly events: ContentEvents & Readonly<Record<string, Event>>
  /** How files are found that its readers are shown. */
  readonly filesFound?: Required<Pick<KindSearch<Row, Row>, 'parts' | 'placesOfFiles'>>
  /** The details that its history shows besides its names. */
  readonly shown?: z.ZodRawShape
}

/** A kind of record that is written once and published to many. */
export interface ContentKind<Row extends ContentRow, Flag extends string = Flags> extends RecordKind<Row, Row, Flag> {
  /** The members that `publishing` and `contentWriting` need of the kind. */
  readonly content: {
    readonly kind: string
    readonly module: string
    readonly events: ContentEvents
    readonly can: Readonly<Record<'view' | Flags, May<Row>>>
    readonly read: RecordKind<Row, Row>['readOne']
    readonly lock: RecordKind<Row, Row>['lock']
    readonly told: RecordKind<Row, Row>['delivery']
  }
}

/** `recordKind` for content: who edits it follows it and reads its history; its audience hears its hints. */
export function contentKind<Row extends ContentRow, Flag extends string>(
  name: KindName,
  { table, reach, can, read, events, filesFound, shown, ...more }: ContentKindOf<Row, Flag>,
): ContentKind<Row, Flag | Flags> {
  const kind = recordKind<Row, Row, Flag | Flags>(name, {
    ...more,
    table,
    reach,
    can,
    read: (db, _actor, ids) => read(db, ids),
    linked: ({ tokens }) => tokens,
    title: ({ name_ar, name_en }) => name_ar || name_en,
    card: (actor, row) => ({
      title: localName({ actor }, { nameAr: row.name_ar, nameEn: row.name_en }),
      status: row.status,
      path: can.edit(actor, row) ? name.editPath(row.id) : name.path(row.id),
    }),
    events,
    activity: {
      events: Object.values(events),
      shown: z.object({ nameAr: z.string().optional(), nameEn: z.string().optional(), ...shown }),
      may: can.edit,
    },
    follow: can.edit,
    search: { sort: 'updated_at', texts: readTexts(table), persons: ['created_by'], units: ['unit_id'], ...filesFound },
  })
  const { readOne, delivery } = kind
  return {
    ...kind,
    content: { kind: name.name, module: name.module, events, can, read: readOne, lock: kind.lock, told: delivery },
  }
}
