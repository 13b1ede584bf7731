import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRoomy } from '../../../kit/widths.ts'
import { useChatAddress } from '../address.ts'
import type { SteadyChat } from '../api/api.ts'
import { MembersPanel } from './members-panel.tsx'
import { PinnedPanel } from './pinned-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SharedPanel } from './shared-panel.tsx'
import classes from './side.module.css'
import { ThreadPanel } from './thread-panel.tsx'

/** What is shown beside a chat, one thing at a time. */
export default function Side({ chat }: { chat: SteadyChat }) {
  const { t } = useTranslation(['chat', 'kit'])
  const { panel, thread, beside, openThread } = useChatAddress()
  const roomy = useRoomy()
  const close = () => (thread === undefined ? beside(undefined) : openThread(undefined))
  return (
    <>
      {roomy && (
        <header className={classes['head']}>
          <h2>{thread === undefined ? panel && t(`panel_${panel}`) : t('thread')}</h2>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('close', { ns: 'kit' })} onClick={close}>
            <IconX size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </header>
      )}
      {thread !== undefined && <ThreadPanel key={thread} chat={chat} threadOf={thread} />}
      {thread === undefined && panel === 'members' && <MembersPanel chat={chat} />}
      {thread === undefined && panel === 'pinned' && <PinnedPanel chat={chat} />}
      {thread === undefined && panel === 'shared' && <SharedPanel chat={chat} />}
      {thread === undefined && panel === 'search' && <SearchPanel chat={chat} />}
    </>
  )
}
