import type { ImportReport } from '@diwan/contract/documents/schemas'
import type { PageDocument } from '@diwan/core/page/document'

export type BroughtProblemCode = ImportReport['problems'][number]['code']

/** Something that could not be brought as it was, and how often. */
export interface BroughtProblem {
  readonly code: BroughtProblemCode
  readonly count: number
}

export interface BroughtPicture {
  /** The `file` of the nodes that show it, until a file of the portal takes its place. */
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** One page of a file: a Word document is one page, an archive may hold hundreds. */
export interface BroughtPage {
  readonly title: string
  /** Whether the title is the heading that began its text; the text does not repeat it. */
  readonly isTitled: boolean
  /** Names of the folders or of the pages above it, outermost first. */
  readonly folder: readonly string[]
  readonly doc: PageDocument
  readonly pictures: readonly BroughtPicture[]
  readonly problems: readonly BroughtProblem[]
}

/** A page that could not be brought at all, by the limit that it breaks. */
export interface RefusedPage {
  readonly title: string
  readonly code: ImportReport['refused'][number]['code']
}

export interface Brought {
  readonly pages: readonly BroughtPage[]
  readonly refused: readonly RefusedPage[]
}

/** Why nothing of a file can be brought. */
export type Unreadable =
  | 'documents.import_damaged'
  | 'documents.import_type'
  | 'documents.import_too_large'
  | 'documents.import_empty'

export class UnreadableFile extends Error {
  readonly reason: Unreadable
  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}
