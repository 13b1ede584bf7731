import { chatPeople } from '@diwan/contract/chat/endpoints'
import { CHAT_DEGREES, type ChatDegree } from '@diwan/contract/chat/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { chatQueries, type SteadyChat } from '../api/api.ts'
import { LogSkeleton } from '../log/log-skeleton.tsx'
import { AddMembersDialog } from './add-members-dialog.tsx'
import classes from './side.module.css'

const SOUGHT_FROM = 12
const fold = (text: string) => text.toLocaleLowerCase()

/** Who is in a group and as what; its admins add and remove, its owners hand over. */
export function MembersPanel({ chat }: { chat: SteadyChat }) {
  const { t } = useTranslation('chat')
  const [adding, add] = useState(false)
  const [typed, type] = useState('')
  const { data, error, refetch } = useQuery(chatQueries.people(chat.id))
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LogSkeleton />
  const people = data.items
    .toSorted((one, other) => CHAT_DEGREES.indexOf(other.degree) - CHAT_DEGREES.indexOf(one.degree))
    .filter(({ person }) => fold(person.fullName).includes(fold(typed.trim())))
  return (
    <div className={classes['scroll']}>
      <div className={classes['tools']}>
        {chat.description !== null && (
          <p className={classes['about']}>
            <LinkedText text={chat.description} />
          </p>
        )}
        {chat.can.manage && (
          <Button variant="default" leftSection={<IconUserPlus size={17} stroke={1.7} aria-hidden />} onClick={() => add(true)}>
            {t('addMembers')}
          </Button>
        )}
        {data.items.length > SOUGHT_FROM && (
          <UserInput
            type="search"
            aria-label={t('searchMembers')}
            placeholder={t('searchMembers')}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </div>
      <ul className={classes['list']} aria-label={t('panel_members')}>
        {people.map(({ person, degree }) => (
          <li key={person.id} className={classes['person']} data-member={person.id} data-degree={degree}>
            <PersonPress person={person} />
            {degree !== 'member' && <span className={classes['degree']}>{t(`degree_${degree}`)}</span>}
            <MemberMenu chat={chat} person={person} degree={degree} />
          </li>
        ))}
      </ul>
      {adding && <AddMembersDialog chat={chat} present={data.items.map(({ person }) => person.id)} onClose={() => add(false)} />}
    </div>
  )
}

function MemberMenu({
  chat: { id, can, degree: mine },
  person,
  degree,
}: {
  chat: SteadyChat
  person: Person
  degree: ChatDegree
}) {
  const { t } = useTranslation('chat')
  const me = useSession()?.metadata.id
  const change = useWrite(chatPeople.changePerson)
  const remove = useWrite(chatPeople.removePerson)
  const hand = useWrite(chatPeople.handOver)
  const of = { id, userId: person.id }
  if (!can.manage || person.id === me || (degree === 'owner' && mine !== 'owner')) return null
  const owns = mine === 'owner'
  return (
    <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false} returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('memberOptions', { name: person.fullName })}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {CHAT_DEGREES.filter((one) => one !== degree && (one !== 'owner' || owns)).map((one) => (
          <Menu.Item key={one} onClick={() => change.mutate({ ...of, degree: one })}>
            {t(`make_${one}`)}
          </Menu.Item>
        ))}
        {owns && degree !== 'owner' && <Menu.Item onClick={() => hand.mutate(of)}>{t('handOver')}</Menu.Item>}
        <Menu.Item color="red" onClick={() => remove.mutate(of)}>
          {t('removeMember')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
