/** What a message is to everyone, whatever its record calls it. */
export const MESSAGE_KINDS = ['said', 'event', 'poll', 'voice'] as const

/** What is shared beside words: pictures and films, other files, links. */
export const SHARED_KINDS = ['media', 'documents', 'links'] as const

/** What people are shown doing at a thread, weakest first; readers outside see only that a reply is being written. */
export const TALK_PRESENCE = ['viewing', 'noting', 'replying'] as const
