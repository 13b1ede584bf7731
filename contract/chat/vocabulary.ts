export const CHAT_KINDS = ['personal', 'group'] as const
export type ChatKind = (typeof CHAT_KINDS)[number]

/** In rising order. Nobody is more than a member of a personal chat. */
export const CHAT_DEGREES = ['member', 'admin', 'owner'] as const
export type ChatDegree = (typeof CHAT_DEGREES)[number]

/** The rights that a chat carries as `can`. */
export const CHAT_FLAGS = ['view', 'send', 'manage', 'moderate'] as const

/** Of what a person is notified: each message, those that name them, or nothing. Personal chats begin with the first, groups with the second. */
export const CHAT_LEVELS = ['all', 'mentions', 'none'] as const
export type ChatLevel = (typeof CHAT_LEVELS)[number]

/** Weakest first: what people are shown doing in a chat. */
export const CHAT_PRESENCE = ['reading', 'typing'] as const

/** On the channel of a person. */
export const PERSON_PRESENCE = ['away', 'online'] as const

/** Lines between the messages: what happened to the chat. */
export const CHAT_LINES = [
  'created',
  'added',
  'left',
  'removed',
  'degree',
  'handed_over',
  'renamed',
  'described',
  'photo',
  'pinned',
] as const

/** What a message can be asked to hold: any file, a picture or film, a link. */
export const CHAT_HOLDS = ['file', 'media', 'link'] as const
