import type { Present } from '@diwan/contract/kit/live'
import { isolate } from '@diwan/core/direction'
import { ActionIcon } from '@mantine/core'
import { IconArrowRight, IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chat as endpoints } from '@diwan/contract/chat/endpoints'
import { useDirection } from '../../../kit/formats.ts'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { AwayBeside } from '../../../ui/away-beside.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useChatAddress } from '../address.ts'
import type { SteadyChat } from '../api/api.ts'
import { chatTalk } from '../api/chat-talk.ts'
import { ChatAvatar } from '../chat-avatar.tsx'
import { nameOf } from '../sentence.ts'
import { usePresences } from '../pane/use-presences.ts'
import classes from './chat-header.module.css'
import { AboutLine } from './about-line.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { PinnedLine } from './pinned-line.tsx'

/** Who is in the chat and there now, and what can be done with it. */
export function ChatHeader({ chat, present }: { chat: SteadyChat; present: readonly Present[] }) {
  const { t } = useTranslation(['chat', 'kit'])
  const address = useChatAddress()
  const phone = usePhone()
  const page = useDirection()
  const own = useWrite(endpoints.own)
  const presence = usePresences(chat.person ? [chat.person] : [])(chat.person?.id)
  const { data: pinned } = useQuery(chatTalk.queries.pinned(chat.id))
  const { id, people, person } = chat
  const size = phone ? 44 : 34
  const starLabel = t(chat.own.starred ? 'unstar' : 'star')
  const toMembers = () => address.beside(address.panel === 'members' ? undefined : 'members')
  return (
    <>
      <header className={classes['header']}>
        <title>{t('pageTitleOf', { name: isolate(nameOf(chat), page) })}</title>
        {phone && (
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('backToAll')} onClick={address.close}>
            <IconArrowRight size={20} stroke={1.7} className={classes['back']} aria-hidden />
          </ActionIcon>
        )}
        {!phone && <ChatAvatar chat={chat} size={30} presence={presence} />}
        <button
          type="button"
          className={classes['who']}
          onClick={toMembers}
          disabled={person !== null}
          aria-expanded={address.panel === 'members'}
        >
          <h1>
            <UserText text={nameOf(chat)} lines={1} />
          </h1>
          <span className={classes['beside']}>
            {person ? (
              <PersonBeside person={person} presence={presence} />
            ) : (
              <PeopleBeside people={people} here={present.length} />
            )}
          </span>
        </button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={size}
          aria-label={t('searchHere')}
          title={t('searchHere')}
          onClick={() => address.beside(address.panel === 'search' ? undefined : 'search')}
        >
          <IconSearch size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        {!phone && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={size}
            aria-pressed={chat.own.starred}
            aria-label={starLabel}
            title={starLabel}
            onClick={() => own.mutate({ id, starred: !chat.own.starred })}
          >
            {chat.own.starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.7} aria-hidden />}
          </ActionIcon>
        )}
        <ChatMenu chat={chat} size={size} />
      </header>
      {chat.kind === 'group' && <AboutLine id={id} />}
      {pinned && pinned.items.length > 0 && <PinnedLine messages={pinned.items} />}
    </>
  )
}

function PeopleBeside({ people, here }: { people: number; here: number }) {
  const { t } = useTranslation('chat')
  const members = t('memberCount', { count: people })
  return here > 0 ? t('membersHere', { members, here: t('hereCount', { count: here }) }) : members
}

function PersonBeside({
  person,
  presence,
}: {
  person: NonNullable<SteadyChat['person']>
  presence: 'online' | 'away' | undefined
}) {
  const { t } = useTranslation('chat')
  const { id, status } = person
  if (!person.active) return t('notActive')
  const shown = status ? (
    <>
      {status.emoji} <UserText text={status.text} lines={1} />
    </>
  ) : (
    presence && t(`presence_${presence}`)
  )
  return (
    <>
      {shown} <AwayBeside id={id} inWords />
    </>
  )
}
