import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './list.module.css'

/** How an inquiry is drawn and opened in its queue, with how much of it the reader has not read. */
export function useInquiryRow(unread: ReadonlyMap<string, number>): RowOf<Inquiry> {
  const { t } = useTranslation('support')
  return {
    keyOf: ({ id }) => id,
    link: ({ id }) => ({ to: '/admin/support', search: { id } as object }),
    title: ({ subject }) => <UserText text={subject} lines={1} />,
    beside: ({ id }) => <Unread count={unread.get(id) ?? 0} />,
    unread: ({ id }) => unread.has(id),
    marks: ({ shortId }) => ({ 'data-inquiry': shortId }),
    lines: ({ shortId, asker, guest, createdDate, status, assignee }) => ({
      about: (
        <>
          <span className={classes['id']}>
            <ShortIdText shortId={shortId} />
          </span>
          <span aria-hidden>·</span>
          <UserText text={asker?.fullName ?? guest?.name ?? ''} lines={1} />
        </>
      ),
      when: <UpdatedText seconds={createdDate} />,
      state: <StatusBadge status={status} plain />,
      end: <AssigneeSign assignee={assignee} none={t('unassigned')} />,
    }),
  }
}

function Unread({ count }: { count: number }) {
  const { t, i18n } = useTranslation('talk')
  if (count === 0) return null
  const words = t('newMessages', { count })
  return (
    <span className={classes['unread']} role="img" aria-label={words} title={words}>
      {numberText(count, i18n.language)}
    </span>
  )
}
