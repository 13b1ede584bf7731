import type { Draft } from '@diwan/contract/drafts/schemas'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { DraftRow } from './queries.ts'

export const presentDraft = (row: DraftRow): Draft => ({
  id: row.id,
  kind: row.kind as Draft['kind'],
  key: row.key,
  content: row.content as Draft['content'],
  version: row.version,
  updatedDate: toSeconds(row.updated_at),
})
