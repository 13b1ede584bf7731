import type { Node } from 'prosemirror-model'
import { BYTES_A_POSITION, pageSizeOf } from '@diwan/core/page/size'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DocumentRow } from '../queries/documents.ts'
import { readStepsBetween } from '../queries/steps.ts'
import { applied, nodeOf, readSteps } from './apply.ts'

/** The documents that people write now, as they are in one version: read once, however many steps follow. No process owns one. */
const known = new Map<string, { readonly version: number; readonly doc: Node; readonly bytes: number }>()
const MOST = 50
const MOST_BYTES = 32_000_000
let bytesKnown = 0

/** The newest stays, however large it is; the oldest go. */
export function remember(id: string, version: number, doc: Node): void {
  forget(id)
  const bytes = pageSizeOf(doc) * BYTES_A_POSITION
  known.set(id, { version, doc, bytes })
  bytesKnown += bytes
  for (const [oldest] of known) {
    if (oldest === id || (known.size <= MOST && bytesKnown <= MOST_BYTES)) return
    forget(oldest)
  }
}

function forget(id: string): void {
  bytesKnown -= known.get(id)?.bytes ?? 0
  known.delete(id)
}

/** In the version that its row says. */
export async function currentOf(db: Queryable, row: DocumentRow): Promise<Node> {
  const kept = known.get(row.id)
  if (kept?.version === row.version) return kept.doc
  const from =
    kept && kept.version > row.doc_version && kept.version < row.version
      ? kept
      : { version: row.doc_version, doc: nodeOf(row.doc) }
  const steps = await readStepsBetween(db, row.id, from.version, row.version)
  const { doc } = applied(from.doc, readSteps(steps))
  remember(row.id, row.version, doc)
  return doc
}
