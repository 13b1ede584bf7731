import { IconMessage, IconMessageCircle, IconMoodSmile } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { StatusLabel } from './own/status-label.tsx'
import { lazyDialog, lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

/** With the registration of what it sends. */
const loadMessage = async () => {
  await import('./api/api.ts')
  return import('./api/message-person.ts')
}

export const manifest = {
  keys: {
    chat: {
      icon: IconMessageCircle,
      screens: ['/user/chat', '/user/old-chat'],
      pane: true,
      number: { user: 'chat.unread', topics: ['chats', 'read'], unread: true },
    },
  },
  found: {
    chat: { icon: IconMessageCircle, order: 16, flag: ['chat', 'view'] },
    chat_message: { icon: IconMessage, order: 17, flag: ['chat', 'view'] },
  },
  presence: lazyExtra(async () => ({ default: (await import('./pane/presence-sign.tsx')).PresenceSign })),
  personWays: [
    {
      name: 'message',
      order: 1,
      key: 'chat',
      needs: ['chat', 'send'],
      icon: IconMessage,
      stroke: { code: 'KeyR' },
      load: loadMessage,
    },
  ],
  settings: {
    key: 'chat',
    needs: ['settings', 'view'],
    Screen: lazyPart(() => import('./settings/chat-settings.tsx')),
  },
  overlay: {
    key: 'chat',
    needs: ['chat', 'view'],
    param: 'own',
    value: 'status',
    icon: IconMoodSmile,
    Label: StatusLabel,
    Dialog: lazyDialog(() => import('./own/status-dialog.tsx')),
  },
  makes: [
    { name: 'message', order: 7, action: 'chat.say', needs: ['chat', 'send'], icon: IconMessage, asks: [{ field: 'chatId' }] },
  ],
} as const satisfies WebManifest
