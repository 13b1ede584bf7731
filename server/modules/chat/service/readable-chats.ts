import type { NamedChat } from '@diwan/contract/chat/schemas'
import type { ChatKind } from '@diwan/contract/chat/vocabulary'
import { fileUrl } from '@diwan/contract/files/addresses'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import { readNamedChats, type NamedChat as NamedRow } from '../queries/chat.ts'

interface ReadableChat {
  readonly named: NamedChat
  /** Messages up to this number are gone for the caller. */
  readonly cleared: number
}

/** Of these chats those that the caller reads, as they are called. */
export async function readableChats(
  { actor }: Pick<Ctx, 'actor'>,
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadableChat>> {
  const rows = await readNamedChats(db, actor, [...new Set(ids)])
  return new Map(
    rows.flatMap((row) =>
      can.view(actor, row) ? [[row.id, { named: presentNamed(row), cleared: row.cleared_seq }] as const] : [],
    ),
  )
}

const presentNamed = ({ id, kind, name, photo_id, other_id, other_name, other_photo }: NamedRow): NamedChat => ({
  id,
  kind: kind as ChatKind,
  name,
  photo: photo_id && fileUrl(photo_id),
  person: kind === 'personal' && other_id !== null ? presentPerson(other_id, other_name ?? '', other_photo) : null,
})
