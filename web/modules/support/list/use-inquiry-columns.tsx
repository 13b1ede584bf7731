import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../kit/reading.ts'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { StatusPress } from '../../../ui/list/status-press.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { Asker } from './asker.tsx'
import classes from './list.module.css'
import type { InquiryList } from './use-inquiry-list.ts'

export function useInquiryColumns({ narrow }: InquiryList): Column<Inquiry>[] {
  const { t } = useTranslation(['support', 'kit'])
  const day = useReading().calendar === 'hijri' ? 150 : 88
  return [
    {
      name: 'id',
      head: t('column_inquiry'),
      width: 66,
      cell: ({ shortId }) => (
        <span className={classes['id']}>
          <ShortIdText shortId={shortId} />
        </span>
      ),
    },
    { name: 'subject', head: t('subject'), cell: () => null },
    { name: 'asker', head: t('asker'), width: 144, rank: 2, cell: (inquiry) => <Asker inquiry={inquiry} /> },
    {
      name: 'category',
      head: t('category'),
      width: 128,
      rank: 1,
      cell: ({ category }) => <UserText text={t(`category_${category}`)} lines={1} />,
    },
    {
      name: 'status',
      head: t('status'),
      width: 104,
      cell: ({ status }) => (
        <StatusPress
          status={status}
          title={t('onlyStatus', { status: t(`status_${status}`, { ns: 'kit' }) })}
          onPress={() => narrow({ status })}
        />
      ),
    },
    {
      name: 'assignee',
      head: t('assignee'),
      sign: <IconUserCheck size={17} stroke={1.7} aria-hidden />,
      width: 26,
      rank: 4,
      cell: ({ assignee }) => <AssigneeSign assignee={assignee} none={t('unassigned')} />,
    },
    {
      name: 'updated',
      head: t('updated'),
      width: day,
      rank: 0,
      optional: true,
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
    {
      name: 'age',
      head: t('age'),
      width: day,
      rank: 5,
      sort: 'created',
      cell: ({ createdDate }) => (
        <span className={classes['when']}>
          <UpdatedText seconds={createdDate} />
        </span>
      ),
    },
  ]
}
