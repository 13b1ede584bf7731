import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../kit/formats.ts'
import { useInterface } from '../kit/interface-state.ts'

/** What the browser's tab says: how many notifications wait, then where one is. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  const page = useDirection()
  const unread = useInterface((state) => state.unread)
  const words = t('pageTitle', { title: isolate(title, page) })
  return <title>{unread === '' ? words : `(${unread}) ${words}`}</title>
}
