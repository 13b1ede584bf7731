/** Files of one message (T3). */
export const MAX_FILES = 10
/** What one person writes in a minute, by hand or by a program: beyond it others are only disturbed. */
export const SAID_A_MINUTE = 60
/** Reactions given and taken back. */
export const REACTIONS_A_MINUTE = 120
/** Different ones on one message. */
export const MAX_EMOJI = 20
/** People named under a reaction; the rest is counted. */
export const NAMED_REACTORS = 20
/** Records asked about at once: as many as a page of a list shows. */
export const MAX_COUNTED = 50
/** Pinned messages of one record. */
export const MAX_PINNED = 50
/** Links of one message that are shown with what their page says. */
export const MAX_PREVIEWS = 3
