import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { linkQueries } from '../../links/public.ts'
import classes from './editor.module.css'

/** The ticket or the message of which it was made, as far as this reader may see it. */
export function MadeFrom({ id }: { readonly id: string }) {
  const { t } = useTranslation('quick-tasks')
  const { data } = useQuery(linkQueries.of(id))
  const items = data?.items.filter(({ gone }) => !gone) ?? []
  if (items.length === 0) return null
  return (
    <section className={classes['part']} aria-label={t('linkedWith')}>
      <h2>{t('linkedWith')}</h2>
      {items.map(({ id: link, record }) => (
        <Link key={link} {...linkOf(record.path)}>
          <UserText text={record.title} lines={1} />
        </Link>
      ))}
    </section>
  )
}
