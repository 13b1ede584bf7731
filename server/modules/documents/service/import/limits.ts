import type { DocumentSize } from '@diwan/core/document-limits'

/** Entries of an archive, and bytes that all of them unpack to. */
export const MAX_ENTRIES = 2_000
export const MAX_UNPACKED = 120_000_000
/** An archive that unpacks to so many times its size is a bomb; small ones may. */
export const MAX_RATIO = 150
export const RATIO_FROM = 10_000_000
export const MAX_PAGES = 500
/** Text, nodes and attributes of all pages of one file together. */
export const MAX_TOGETHER = { nodes: 200_000, text: 3_000_000, attributes: 12_000_000 } satisfies Partial<DocumentSize>
/** Limits of one file. A picture that several pages show counts once. */
export const MAX_PICTURES = 50
export const PICTURES_BYTES = 100 * 1_024 * 1_024
export const PICTURE_BYTES = 10 * 1_024 * 1_024
/** Elements in elements: beyond that a file is no text that somebody wrote. */
export const MAX_NESTING = 250
/** Lists, quotes and callouts in one another that are kept; deeper ones continue at this depth. */
export const KEPT_DEPTH = 4
