import { ActionIcon, Tabs } from '@mantine/core'
import { IconArchive, IconEdit, IconMessages, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useHolds } from '../../../kit/rights.ts'
import { usePhone } from '../../../kit/widths.ts'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import '../../../ui/tabs-styles.ts'
import { useChatAddress, type View } from '../address.ts'
import { chatQueries } from '../api/api.ts'
import { ConversationRow } from './conversation-row.tsx'
import classes from './conversations.module.css'
import { PaneSkeleton } from './pane-skeleton.tsx'
import { usePresences } from './use-presences.ts'

const TABS = ['all', 'unread', 'starred'] as const

/** The chats of the reader, last active first; those kept at the top stand there. */
export function Conversations() {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const { view = 'all', id, list, begin, beside } = address
  const phone = usePhone()
  const mayBegin = useHolds('chat', 'create')
  const chats = useInfiniteQuery(chatQueries.list(view))
  const top = useInfiniteQuery({ ...chatQueries.list('pinned'), enabled: view === 'all' })
  const unread = useQuery(chatQueries.count('unread')).data
  const archived = useQuery(chatQueries.count('archived')).data
  const pinned = view === 'all' ? (top.data?.pages.flatMap(({ items }) => items) ?? []) : []
  const others = chats.data?.pages.flatMap(({ items }) => items) ?? []
  const rows = [...new Map([...pinned, ...others].map((chat) => [chat.id, chat])).values()]
  const presenceOf = usePresences(rows.flatMap(({ person }) => person ?? []))
  const step = (by: number) => {
    const at = rows.findIndex((chat) => chat.id === id)
    const next = rows[at < 0 ? 0 : at + by]
    if (next) address.open(next.id)
  }
  useCommands([
    ...(mayBegin
      ? ([
          {
            id: 'create',
            label: t('newChat'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            opensField: true,
            run: () => begin('chat'),
          },
        ] as const)
      : []),
    { id: 'next chat', label: t('nextChat'), part: 'list', stroke: { code: 'KeyJ' }, unlisted: true, run: () => step(1) },
    {
      id: 'previous chat',
      label: t('previousChat'),
      part: 'list',
      stroke: { code: 'KeyK' },
      unlisted: true,
      run: () => step(-1),
    },
  ])
  const Title = id === undefined ? 'h1' : 'h2'
  return (
    <nav className={classes['pane']} aria-label={t('chats')} data-pane>
      {id === undefined && <title>{t('pageTitle')}</title>}
      <header className={classes['head']}>
        <Title>{view === 'archived' ? t('archived') : t('chats')}</Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={phone ? 44 : 32}
          aria-label={t('searchAll')}
          title={t('searchAll')}
          onClick={() => beside('search')}
        >
          <IconSearch size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        {mayBegin && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={phone ? 44 : 32}
            aria-label={t('newChat')}
            title={t('newChat')}
            onClick={() => begin('chat')}
          >
            <IconEdit size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <Tabs value={view} onChange={(next) => list((next ?? 'all') as View)} className={classes['tabs'] ?? ''}>
        <Tabs.List grow>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one} data-view={one}>
              {t(`view_${one}`)}
              {one === 'unread' && unread && <CountBadge {...unread} />}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={classes['rows']}>
        {chats.data ? (
          <>
            {rows.length === 0 && (
              <EmptyState icon={IconMessages} title={t(`none_${view}`)} text={t(`none_${view}Text`)} literally="noData" />
            )}
            <ul>
              {rows.map((chat) => (
                <ConversationRow
                  key={chat.id}
                  chat={chat}
                  view={view}
                  current={chat.id === id}
                  presence={presenceOf(chat.person?.id)}
                />
              ))}
            </ul>
            <MoreRows list={chats} />
            {(view === 'archived' || (view === 'all' && (archived?.count ?? 0) > 0)) && (
              <button
                type="button"
                className={classes['archived']}
                onClick={() => list(view === 'archived' ? 'all' : 'archived')}
              >
                <IconArchive size={17} stroke={1.6} aria-hidden />
                {view === 'archived' ? t('backToAll') : t('archived')}
                {view !== 'archived' && archived && <CountBadge {...archived} />}
              </button>
            )}
          </>
        ) : chats.error ? (
          <ErrorState error={chats.error} onRetry={() => void chats.refetch()} />
        ) : (
          <PaneSkeleton />
        )}
      </div>
    </nav>
  )
}
