import { Alert } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { articleQueries } from '../api/api.ts'
import { asSearch } from '../address.ts'

/** A newer version waits for a decision that this reader may make. */
export function ReviewHint({ id }: { readonly id: string }) {
  const { t } = useTranslation('knowledge')
  const { data } = useQuery({ ...articleQueries.review(id), retry: false })
  if (data?.status !== 'SENT' && data?.status !== 'CHECKING') return null
  return (
    <Alert variant="light" color="blue" icon={<IconListCheck size={18} stroke={1.6} aria-hidden />} mb={12} data-hint="review">
      {t('reviewWaits')}{' '}
      <Link to="/user/knowledge-base" search={asSearch({ review: id })}>
        {t('openReview')}
      </Link>
    </Alert>
  )
}
