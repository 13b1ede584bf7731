import type { Node } from 'prosemirror-model'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DocumentRow } from '../queries/documents.ts'
import { readStepsBetween } from '../queries/steps.ts'
import { applied, nodeOf, readSteps } from './apply.ts'

/** The documents that people write now, as they are in one version: read once, however many steps follow. No process owns one. */
const known = new Map<string, { readonly version: number; readonly doc: Node }>()
const MOST = 50

export function remember(id: string, version: number, doc: Node): void {
  known.delete(id)
  known.set(id, { version, doc })
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
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
