import type { Draft } from '@diwan/contract/drafts/schemas'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { DraftRow } from './queries.ts'

/** `unused`: the files of its owner that can still be sent. */
export const presentDraft = (row: DraftRow, unused: ReadonlySet<string>): Draft => ({
  id: row.id,
  kind: row.kind as Draft['kind'],
  key: row.key,
  content: row.content as Draft['content'],
  files: row.file_ids.filter((id) => unused.has(id)),
  version: row.version,
  updatedDate: toSeconds(row.updated_at),
})
