import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { linkQueries } from '../../links/public.ts'
import classes from './chat-header.module.css'

/** Leads back to the record that a group is about, those who may see it. */
export function AboutLine({ id }: { readonly id: string }) {
  const { t } = useTranslation('chat')
  const { data } = useQuery(linkQueries.of(id))
  const about = data?.items.find(({ role, part, gone }) => role === 'made_from' && part === null && !gone)?.record
  if (!about) return null
  return (
    <Link {...linkOf(about.path)} className={classes['pinned']} data-about={about.kind}>
      <IconLink size={16} stroke={1.7} aria-label={t('aboutRecord')} />
      <UserText text={about.title} lines={1} />
      {about.shortId !== null && <ShortIdText shortId={about.shortId} />}
    </Link>
  )
}
