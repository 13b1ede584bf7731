import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../kit/link-of.ts'
import { UserText } from '../../ui/user-text.tsx'
import { linkQueries } from './api.ts'
import classes from './linked-with.module.css'

/** What a record leads to, on one line each: that of which it was made, say, as far as this reader may see it. */
export function LinkedWith({ id }: { readonly id: string }) {
  const { t } = useTranslation('links')
  const { data } = useQuery(linkQueries.of(id))
  const items = data?.items.filter(({ gone }) => !gone) ?? []
  if (items.length === 0) return null
  return (
    <section className={classes['linked']} aria-label={t('linkedWith')}>
      <span>{t('linkedWith')}</span>
      {items.map(({ id: link, record }) => (
        <Link key={link} {...linkOf(record.path)} data-linked-with={record.kind}>
          <UserText text={record.title} lines={1} />
        </Link>
      ))}
    </section>
  )
}
