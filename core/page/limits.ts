import type { DocumentSize } from '../document-limits.ts'

/** What people write together may be longer, and hold more, than a message. */
export const PAGE_SIZE: DocumentSize = { depth: 12, nodes: 20_000, text: 300_000, attributes: 4_000_000 }
export const TABLE_COLUMNS = 20
export const TABLE_ROWS = 500
export const ALT_MAX = 500
/** The name of a programming language beside a block of code. */
export const LANGUAGE_MAX = 30
