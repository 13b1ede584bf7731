/** Files of one message (T3). */
export const MAX_FILES = 10
/** Messages that one person or one program may post in a minute; more would only disturb others. */
export const MESSAGES_A_MINUTE = 60
/** Reactions given and taken back. */
export const REACTIONS_A_MINUTE = 120
/** Different ones on one message. */
export const MAX_EMOJI = 20
/** People named under a reaction; the rest is counted. */
export const NAMED_REACTORS = 20
/** Records asked about at once: as many as a page of a list shows. */
export const MAX_COUNTED = 50
/** Heights that draw a voice. */
export const MAX_WAVE = 100
/** Pinned messages of one record. */
export const MAX_PINNED = 50
/** A poll has so many answers to choose from. */
export const MIN_POLL_OPTIONS = 2
export const MAX_POLL_OPTIONS = 10
export const MAX_POLL_QUESTION = 300
export const MAX_POLL_OPTION = 100
/** Votes given, changed and taken back. */
export const VOTES_A_MINUTE = 120
/** Links of one message that are shown with what their page says. */
export const MAX_PREVIEWS = 3
