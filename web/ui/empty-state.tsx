import type { Icon } from '@tabler/icons-react'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './empty-state.module.css'

/** Nothing is here; say why and offer one thing to do. Without words it says that there is no data to display. */
export function EmptyState({
  icon: Sign = IconInbox,
  title,
  text,
  action,
  literally,
}: {
  icon?: Icon
  title?: string
  text?: string
  action?: ReactNode
  /** Of a list: the sentence that every list says below its own. */
  literally?: 'noData' | 'noResults'
}) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['state']}>
      <Sign size={32} stroke={1.4} aria-hidden />
      <strong>{title ?? t('noData')}</strong>
      {text && <p>{text}</p>}
      {action}
      {literally && title !== undefined && <small>{t(literally)}</small>}
    </div>
  )
}
