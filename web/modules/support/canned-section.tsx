import type { CannedAnswer } from '@diwan/contract/support/schemas/canned-answer'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useLocalName } from '../../kit/formats.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { cannedLists, supportQueries } from './api.ts'
import { CannedDialog } from './canned-dialog.tsx'
import classes from './canned-section.module.css'

/** Answers that the team shares. */
export function CannedSection() {
  const { t } = useTranslation('support')
  const [open, setOpen] = useState<CannedAnswer | 'new'>()
  useFollowLists(cannedLists)
  const action = (
    <Button h={36} leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setOpen('new')}>
      {t('newCanned')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('canned')} action={action} />
      <Text c="dimmed" mb={16}>
        {t('cannedText')}
      </Text>
      <CannedList onOpen={setOpen} />
      {open && <CannedDialog answer={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function CannedList({ onOpen }: { onOpen: (answer: CannedAnswer) => void }) {
  const { t } = useTranslation('support')
  const nameOf = useLocalName()
  const { data, error, refetch } = useQuery(supportQueries.canned())
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} radius={10} />
  if (data.items.length === 0) return <EmptyState text={t('noCanned')} />
  return (
    <ul className={classes['list']}>
      {data.items.map((answer) => (
        <li key={answer.id}>
          <button type="button" className={classes['row']} onClick={() => onOpen(answer)}>
            <strong>
              <UserText text={nameOf({ nameAr: answer.titleAr, nameEn: answer.titleEn })} lines={1} />
            </strong>
            <UserText text={nameOf({ nameAr: answer.textAr, nameEn: answer.textEn })} lines={2} />
          </button>
        </li>
      ))}
    </ul>
  )
}
