import type { LinkedRecord } from '@diwan/contract/links/schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { linkQueries } from '../../links/public.ts'
import classes from './chat-message.module.css'

const Made = createContext<ReadonlyMap<string, readonly LinkedRecord[]>>(new Map())

/** What was made of the messages of a chat, of what this reader may see: asked once for all of them. */
export function MadeOfMessages({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { data } = useQuery(linkQueries.of(id))
  const made = useMemo(() => {
    const byMessage = new Map<string, LinkedRecord[]>()
    for (const { part, role, gone, record } of data?.items ?? [])
      if (part !== null && role === 'made_into' && !gone) byMessage.set(part, [...(byMessage.get(part) ?? []), record])
    return byMessage
  }, [data])
  return <Made value={made}>{children}</Made>
}

/** Leads from a message to what it became: to tickets by their short id, to all else by its title. */
export function MadeOf({ messageId }: { readonly messageId: string }) {
  const { t } = useTranslation('actions')
  const records = useContext(Made).get(messageId) ?? []
  return records.map(({ id, kind, shortId, title, path }) => (
    <Link
      key={id}
      {...linkOf(path)}
      className={classes['made']}
      aria-label={shortId === null ? t('madeRecord', { title }) : t('madeTicket', { shortId })}
      data-made={shortId ?? kind}
    >
      {shortId === null ? <UserText text={title} lines={1} /> : <ShortIdText shortId={shortId} />}
    </Link>
  ))
}
