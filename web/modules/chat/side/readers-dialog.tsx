import { Modal } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { chatTalk } from '../api/chat-talk.ts'
import classes from './side.module.css'

interface ReadersDialogProps {
  readonly id: string
  readonly messageId: string
  readonly onClose: () => void
}

/** Who has read a message, where that is shown. */
export default function ReadersDialog({ id, messageId, onClose }: ReadersDialogProps) {
  const { t } = useTranslation(['chat', 'kit'])
  const list = useInfiniteQuery(chatTalk.queries.readers(id, messageId))
  const first = list.data?.pages[0]
  const people = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('readers')}
      size={420}
      radius={14}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
    >
      {!first && (list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <PageSkeleton />)}
      {first && !first.shown && <p>{t('receiptsOff')}</p>}
      {first?.shown && <p>{t('readerCount', { count: first.count })}</p>}
      <ul className={classes['list']}>
        {people.map((person) => (
          <li key={person.id} className={classes['person']}>
            <PersonPress person={person} />
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
    </Modal>
  )
}
