import { Button, Skeleton, Switch } from '@mantine/core'
import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { MAX_FEEDS, MAX_INCOMING_FEEDS } from '@diwan/contract/schedule/limits/feeds'
import type { Feed, IncomingFeed } from '@diwan/contract/schedule/schemas/feeds'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RelativeOrInstant } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { feedQueries } from '../api/feeds.ts'
import classes from './feeds.module.css'
import type { FeedStep } from '../model/feed-step.ts'

export function FeedLists({ onStep }: { onStep: (step: FeedStep) => void }) {
  const { t } = useTranslation('schedule')
  const { data, error, refetch } = useQuery(feedQueries.list())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={220} radius={10} />
  const { outgoing, incoming, mail } = data
  return (
    <div className={classes['lists']}>
      <List
        title={t('feedsOut')}
        text={t('feedsOutText')}
        empty={outgoing.length === 0 && t('noFeeds')}
        action={
          outgoing.length < MAX_FEEDS && (
            <Button variant="default" size="xs" data-autofocus onClick={() => onStep({ show: 'make' })}>
              {t('newFeed')}
            </Button>
          )
        }
      >
        {outgoing.map((feed) => (
          <Outgoing key={feed.id} feed={feed} onRevoke={() => onStep({ show: 'revoke', feed })} />
        ))}
      </List>
      <List
        title={t('feedsIn')}
        text={t('feedsInText')}
        empty={incoming.length === 0 && t('noIncoming')}
        action={
          incoming.length < MAX_INCOMING_FEEDS && (
            <Button variant="default" size="xs" onClick={() => onStep({ show: 'add' })}>
              {t('newIncoming')}
            </Button>
          )
        }
      >
        {incoming.map((feed) => (
          <Incoming key={feed.id} feed={feed} onRemove={() => onStep({ show: 'remove', feed })} />
        ))}
      </List>
      <MailChoice mail={mail} />
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly text: string
  readonly empty: string | false
  readonly action: ReactNode
  readonly children: ReactNode
}

const List = ({ title, text, empty, action, children }: ListProps) => (
  <section className={classes['list']} aria-label={title}>
    <div className={classes['head']}>
      <h3>{title}</h3>
      {action}
    </div>
    <p className={classes['small']}>{text}</p>
    {empty ? <p className={classes['empty']}>{empty}</p> : <ul>{children}</ul>}
  </section>
)

interface RowProps {
  readonly name: string
  readonly detail: ReactNode
  readonly end: ReactNode
}

const Row = ({ name, detail, end }: RowProps) => (
  <li className={classes['row']}>
    <div>
      <UserText text={name} />
      <div className={classes['small']}>{detail}</div>
    </div>
    {end}
  </li>
)

function Outgoing({ feed, onRevoke }: { feed: Feed; onRevoke: () => void }) {
  const { t } = useTranslation('schedule')
  const { name, content, usedDate } = feed
  const detail = (
    <>
      {t(`feedContent_${content}`)}
      {' · '}
      {usedDate === null ? (
        t('feedNeverRead')
      ) : (
        <>
          {t('feedRead')} <RelativeOrInstant seconds={usedDate} />
        </>
      )}
    </>
  )
  const end = (
    <Button size="xs" variant="default" aria-label={t('feedRevokeOf', { name })} onClick={onRevoke}>
      {t('feedRevoke')}
    </Button>
  )
  return <Row name={name} detail={detail} end={end} />
}

function Incoming({ feed, onRemove }: { feed: IncomingFeed; onRemove: () => void }) {
  const { t } = useTranslation('schedule')
  const { name, host, fetchedDate, problem, times, cut } = feed
  const detail = (
    <>
      <bdi dir="ltr">{host}</bdi>
      {fetchedDate !== null && (
        <>
          {' · '}
          {t('incomingTimes', { count: times })}
          {' · '}
          {t('feedRead')} <RelativeOrInstant seconds={fetchedDate} />
        </>
      )}
      {fetchedDate === null && problem === null && ` · ${t('incomingWaits')}`}
      {cut && <div>{t('incomingCut')}</div>}
      {problem && (
        <div role="status" className={classes['problem']}>
          {t(`incomingProblem_${problem}`)}
        </div>
      )}
    </>
  )
  const end = (
    <Button size="xs" variant="default" aria-label={t('incomingRemoveOf', { name })} onClick={onRemove}>
      {t('incomingRemove')}
    </Button>
  )
  return <Row name={name} detail={detail} end={end} />
}

function MailChoice({ mail }: { mail: boolean }) {
  const { t } = useTranslation('schedule')
  const choose = useWrite(feeds.chooseMail)
  const shown = (choose.isPending ? choose.variables?.input.wanted : undefined) ?? mail
  return (
    <Switch
      label={t('feedsMail')}
      checked={shown}
      onChange={({ currentTarget }) => choose.mutate({ wanted: currentTarget.checked })}
    />
  )
}
