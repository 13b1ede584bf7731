import { documents } from '@diwan/contract/documents/endpoints'
import {
  COMMITS_A_MINUTE,
  commitPoints,
  MAX_LOG_BYTES,
  OPENED_A_MINUTE,
  SETTLE_SECONDS,
  SETTLE_STEPS,
  STEP_BYTES_A_MINUTE,
} from '@diwan/contract/documents/limits'
import type { KeptStep } from '@diwan/contract/documents/schemas'
import { allowedWork, fittingSteps, workOf } from '@diwan/core/page/work'
import type { PageDocument } from '@diwan/core/page/document'
import { BYTES_A_POSITION, pageSizeOf } from '@diwan/core/page/size'
import type { Node } from 'prosemirror-model'
import type { Step } from 'prosemirror-transform'
import { Problem } from '../../../kit/http/problem.ts'
import type { Charge } from '../../../kit/http/route.ts'
import type { DocumentRow } from '../queries/documents.ts'

/** Before anything is applied: refuses steps that touch too much, and counts the commit by its cost. */
export async function demandWork(charge: Charge, doc: Node, steps: readonly Step[]): Promise<void> {
  if (fittingSteps(doc.content.size, steps) < steps.length) throw new Problem('documents.too_much_work')
  const more = commitPoints(pageSizeOf(doc), workOf(steps)) - 1 // the call itself is counted already
  if (more > 0) await charge(documents.commit.name, more, COMMITS_A_MINUTE)
}

/** Judging a document before it is shown costs by its size. */
export const chargeOpening = (charge: Charge, doc: Node): Promise<void> =>
  charge(documents.open.name, commitPoints(pageSizeOf(doc)), OPENED_A_MINUTE)

/** The same for a document that is read as it is stored. */
export const chargeOpeningOf = (charge: Charge, doc: PageDocument): Promise<void> =>
  charge(documents.open.name, commitPoints(bytesOf(doc) / BYTES_A_POSITION), OPENED_A_MINUTE)

/** A page of steps costs by its bytes; a small one is the call that is counted already. */
export async function chargeSteps(charge: Charge, steps: readonly KeptStep[]): Promise<void> {
  const more = commitPoints(bytesOf(steps) / BYTES_A_POSITION) - 1
  if (more > 0) await charge(documents.steps.name, more, OPENED_A_MINUTE)
}

export const chargeBytes = (charge: Charge, bytes: number): Promise<void> => charge('documents.bytes', bytes, STEP_BYTES_A_MINUTE)

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

interface Growth {
  readonly version: number
  /** Since the document was written down last. */
  readonly work: number
  readonly size: number
  readonly now: Date
}

/** What was not written down is applied again by the process that opens the document: it is bounded by steps, time and work. */
export function isSettlingDue(row: DocumentRow, { version, work, size, now }: Growth): boolean {
  return (
    version - row.doc_version >= SETTLE_STEPS ||
    now.getTime() - row.doc_at.getTime() >= SETTLE_SECONDS * 1_000 ||
    work > allowedWork(size, size)
  )
}

export const isLogFull = (row: DocumentRow, more: number): boolean => row.log_bytes + more > MAX_LOG_BYTES
