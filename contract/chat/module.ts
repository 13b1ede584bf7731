import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    chat: {
      order: 80,
      status: 'BETA',
      user: ['chat', 'old-chat'],
      beginnings: [{ name: 'chat', to: '/user/chat', flag: 'create', command: 'create' }],
      redirects: { '/user/old-chat': '/user/chat' },
      menu: {
        user: [{ key: 'Chat', to: '/user/chat', group: 'work', order: 20, go: 'C' }],
      },
    },
  },
  flags: {
    'chat.enter': { offers: 'all', cells: 'all' },
    'chat.view': { offers: 'member', cells: 'member' },
    'chat.send': { offers: 'member', cells: 'member' },
    'chat.create': { offers: 'all', cells: 'all' },
    // of those that are at least admin of the chat; `own` of the next is its owners
    'chat.manage': { offers: 'member', cells: 'member' },
    'chat.moderate': { offers: 'own', cells: 'own' },
  },
  errors: {
    'chat.closed': 409,
    'chat.personal': 409,
    'chat.too_many_pinned': 409,
    'chat.too_many_scheduled': 409,
    'chat.message_deleted': 409,
  },
  drafts: ['chat'],
  found: ['chat', 'chat_message'],
  // not `public`: words of chats stay out of what others are helped to spell; those who are in a chat find its words
  audiences: { chat: ['members', 'title'] },
}
