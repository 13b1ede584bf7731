import { ActionIcon } from '@mantine/core'
import { links } from '@diwan/contract/links/endpoints'
import type { Link as LinkOf } from '@diwan/contract/links/schemas'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { linkOf } from '../../kit/link-of.ts'
import { useWrite } from '../../kit/write.ts'
import { AddPicker } from '../../ui/add-picker.tsx'
import type { SearchPickerProps } from '../../ui/search-picker.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { linkLive, linkQueries, type Findable } from './api.ts'
import classes from './links-panel.module.css'

interface LinksPanelProps {
  id: string
  /** Of the hints that something linked may have moved. */
  topic: string
  search: SearchPickerProps<Findable>['search']
  /** Of what is offered: tickets, or records of several kinds. */
  offers?: 'tickets' | 'any'
}

/** What a record is linked with, of what this reader may see; both ends show it. */
export function LinksPanel({ id, topic, search, offers = 'tickets' }: LinksPanelProps) {
  const { t } = useTranslation('links')
  const title = t(offers === 'any' ? 'linked_any' : 'linked')
  const { data } = useQuery(linkQueries.of(id))
  useFollowLists(useMemo(() => linkLive(topic), [topic]))
  const items = data?.items.filter(({ gone }) => !gone) ?? []
  if (!data || (items.length === 0 && !data.mayLink)) return null
  return (
    <section className={classes['panel']} aria-label={title}>
      <h2>{title}</h2>
      {items.length > 0 && (
        <ul>
          {items.map((link) => (
            <Linked key={link.id} id={id} link={link} />
          ))}
        </ul>
      )}
      {data.mayLink && <AddLink id={id} search={search} offers={offers} />}
    </section>
  )
}

function Linked({ id, link: { id: linkId, record, mayUnlink } }: { id: string; link: LinkOf }) {
  const { t } = useTranslation('links')
  const { mutate: unlink, isPending } = useWrite(links.unlink)
  const shortId = record.shortId ?? record.title
  return (
    <li data-linked={record.shortId}>
      {record.shortId && (
        <span className={classes['id']}>
          <ShortIdText shortId={record.shortId} />
        </span>
      )}
      {record.status && <StatusBadge status={record.status as Status} />}
      <Link {...linkOf(record.path)} className={classes['title']}>
        <UserText text={record.title} />
      </Link>
      {mayUnlink && (
        <ActionIcon
          className={classes['unlink'] ?? ''}
          variant="subtle"
          color="gray"
          disabled={isPending}
          aria-label={t('unlink', { shortId })}
          onClick={() => unlink({ id, linkId })}
        >
          <IconLinkOff size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

function AddLink({ id, search, offers }: Pick<LinksPanelProps, 'id' | 'search' | 'offers'>) {
  const { t } = useTranslation('links')
  const { mutate: link } = useWrite(links.link)
  return (
    <AddPicker<Findable>
      label={t(offers === 'any' ? 'link_any' : 'link')}
      placeholder={t(offers === 'any' ? 'find_any' : 'find')}
      search={search}
      keyOf={(one) => one.id}
      nameOf={({ title }) => title}
      render={(one) => (
        <span className={classes['found']}>
          {one.shortId && <ShortIdText shortId={one.shortId} />} <UserText text={one.title} />
        </span>
      )}
      onAdd={(other) => link({ id, otherId: other.id })}
    />
  )
}
