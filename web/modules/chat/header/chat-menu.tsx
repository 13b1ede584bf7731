import { chat as endpoints } from '@diwan/contract/chat/endpoints'
import { CHAT_LEVELS } from '@diwan/contract/chat/vocabulary'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconCheck,
  IconDots,
  IconDoorExit,
  IconEdit,
  IconPaperclip,
  IconPin,
  IconPinned,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEver } from '../../../kit/use-ever.ts'
import { useWrite } from '../../../kit/write.ts'
import { useChatAddress } from '../address.ts'
import type { SteadyChat } from '../api/api.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ChatDialogs = lazyDialog(() => import('./chat-dialogs.tsx'))
export type ChatDialog = 'change' | 'leave' | 'delete'

/** All that can be done with a chat; most of it is for the reader alone. */
export function ChatMenu({ chat, size }: { chat: SteadyChat; size: number }) {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const [dialog, open] = useState<ChatDialog>()
  const asked = useEver(dialog !== undefined)
  const write = useWrite(endpoints.own)
  const { id, own, kind, degree, can } = chat
  const set = (change: Partial<SteadyChat['own']>) => write.mutate({ id, ...change })
  const isOwner = degree === 'owner' && can.moderate
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false} returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('chatOptions')} title={t('chatOptions')}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {kind === 'group' && (
            <Menu.Item leftSection={<IconUsers size={16} aria-hidden />} onClick={() => address.beside('members')}>
              {t('panel_members')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPinned size={16} aria-hidden />} onClick={() => address.beside('pinned')}>
            {t('panel_pinned')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPaperclip size={16} aria-hidden />} onClick={() => address.beside('shared')}>
            {t('panel_shared')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconStar size={16} aria-hidden />} onClick={() => set({ starred: !own.starred })}>
            {t(own.starred ? 'unstar' : 'star')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPin size={16} aria-hidden />} onClick={() => set({ pinned: !own.pinned })}>
            {t(own.pinned ? 'unkeepAtTop' : 'keepAtTop')}
          </Menu.Item>
          <Menu.Item
            leftSection={own.archived ? <IconArchiveOff size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />}
            onClick={() => set({ archived: !own.archived })}
          >
            {t(own.archived ? 'unarchive' : 'archive')}
          </Menu.Item>
          <Menu.Item
            leftSection={own.muted ? <IconBell size={16} aria-hidden /> : <IconBellOff size={16} aria-hidden />}
            onClick={() => set({ muted: !own.muted })}
          >
            {t(own.muted ? 'unmute' : 'mute')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('notifyMe')}</Menu.Label>
          {CHAT_LEVELS.map((level) => (
            <Menu.Item
              key={level}
              role="menuitemradio"
              aria-checked={own.level === level}
              leftSection={own.level === level ? <IconCheck size={16} aria-hidden /> : <span style={{ inlineSize: 16 }} />}
              onClick={() => set({ level })}
            >
              {t(`level_${level}`)}
            </Menu.Item>
          ))}
          {kind === 'group' && <Menu.Divider />}
          {kind === 'group' && can.manage && (
            <Menu.Item leftSection={<IconEdit size={16} aria-hidden />} onClick={() => open('change')}>
              {t('changeGroup')}
            </Menu.Item>
          )}
          {kind === 'group' && (
            <Menu.Item leftSection={<IconDoorExit size={16} className="turns" aria-hidden />} onClick={() => open('leave')}>
              {t('leaveGroup')}
            </Menu.Item>
          )}
          {(kind === 'personal' || isOwner) && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => open('delete')}>
              {t('deleteChat')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {asked && <ChatDialogs opened={dialog !== undefined} chat={chat} dialog={dialog} onClose={() => open(undefined)} />}
      </Suspense>
    </>
  )
}
