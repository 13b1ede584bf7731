import type { SavedView } from '@diwan/contract/saved-views/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { presentPerson } from '../users/public.ts'
import { can } from './access.ts'
import type { ViewRow } from './queries.ts'

export const presentView = (actor: Actor, list: { readonly shares: boolean }, row: ViewRow): SavedView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  query: row.query as SavedView['query'],
  shared: row.shared,
  owner: presentPerson(row.owner_id, row.owner_name, row.owner_photo),
  can: { change: can.change(actor, list, row) },
})
