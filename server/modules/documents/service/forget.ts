import { documentChannel } from '@diwan/contract/documents/events'
import { redactEntries } from '../../../kit/record/channels.ts'
import type { Forgetting } from '../../../kit/record/forget.ts'
import { deleteDocuments, readIdsOf } from '../queries/documents.ts'

/** Documents of purged records: what is written, what was, and what their channels told. */
export async function forgetDocuments({ db }: Forgetting, objectIds: readonly string[]): Promise<void> {
  const ids = await readIdsOf(db, objectIds)
  await redactEntries(db, ids.map(documentChannel), objectIds)
  await deleteDocuments(db, ids)
}
