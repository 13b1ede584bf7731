import type { DependencyKind } from '@diwan/core/dependencies'
import { MAX_TIMES, MAX_WATCHERS } from '@diwan/contract/work/limits'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { presentAttachment } from '../../files/public.ts'
import { DESCRIPTION } from './descriptions.ts'
import { personIn, type NamedPerson } from './inside.ts'
import type { ItemRow } from './items.ts'

/** Another task as a dependency shows it. */
export interface LinkedTaskRow {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly start_date: string | null
  readonly due_date: string | null
  readonly duration: number | null
  readonly kind: DependencyKind
  readonly lag: number
}

export interface TimeRow {
  readonly id: string
  readonly person: NamedPerson
  /** Seconds since 1970. */
  readonly started: number
  readonly seconds: number | null
}

/** What is shown of a task beside its own row. */
export interface AroundRow {
  readonly document_id: string | null
  readonly items: readonly Pick<ItemRow, 'id' | 'title' | 'checked_at'>[]
  readonly children: readonly string[]
  readonly files: readonly Parameters<typeof presentAttachment>[0][]
  readonly waits_for_tasks: readonly LinkedTaskRow[]
  readonly followed_by: readonly LinkedTaskRow[]
  readonly watchers: readonly NamedPerson[]
  readonly times: readonly TimeRow[]
}

const linked = (here: 'after_id' | 'before_id', there: 'after_id' | 'before_id', id: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title, 'status', other.status,
      'start_date', other.start_date::text, 'due_date', other.due_date::text, 'duration', other.duration,
      'kind', link.kind, 'lag', link.lag) order by coalesce(other.start_date, other.due_date), other.created_at, other.id), '[]')
  from task_dependencies link join tasks other on other.id = ${sql.ref(`link.${there}`)} and other.deleted_at is null
  where ${sql.ref(`link.${here}`)} = ${id}`

/** In one trip. Indexes: task_items_in_order, tasks_of_parent_living, task_dependencies_pkey, task_dependencies_by_before, task_files_of_task, documents_by_object. */
export async function readAround(db: Queryable, id: string): Promise<AroundRow> {
  const { rows } = await sql<AroundRow>`select
    (select document.id from documents document where document.object_id = ${id} and document.slot = ${DESCRIPTION}) as document_id,
    (select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'title', item.title, 'checked_at', item.checked_at) order by item.place), '[]')
      from task_items item where item.task_id = ${id}) as items,
    (select coalesce(array_agg(child.id order by child.created_at, child.id), '{}')
      from tasks child where child.parent_id = ${id} and child.deleted_at is null) as children,
    (select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'type', file.type, 'bytes', file.bytes,
        'width', file.width, 'height', file.height, 'seconds', file.seconds) order by held.added_at, held.file_id), '[]')
      from task_files held join files file on file.id = held.file_id where held.task_id = ${id}) as files,
    (select coalesce(jsonb_agg(${personIn('watching.user_id')}), '[]')
      from (select user_id from task_watchers where task_id = ${id} order by user_id limit ${sql.lit(MAX_WATCHERS)}) watching) as watchers,
    (select coalesce(jsonb_agg(jsonb_build_object('id', entry.id, 'person', ${personIn('entry.user_id')},
        'started', floor(extract(epoch from entry.started_at)), 'seconds', entry.seconds) order by entry.started_at desc), '[]')
      from (select * from task_times where task_id = ${id} order by started_at desc limit ${sql.lit(MAX_TIMES)}) entry) as times,
    (${linked('after_id', 'before_id', id)}) as waits_for_tasks,
    (${linked('before_id', 'after_id', id)}) as followed_by`.execute(db)
  return rows[0]!
}
