/** What a message is to everyone, whatever its record calls it. */
export const MESSAGE_KINDS = ['said', 'event', 'poll', 'voice'] as const
