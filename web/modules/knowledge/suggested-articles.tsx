import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { MIN_SUGGEST_SUBJECT } from '@diwan/contract/knowledge/limits'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../kit/call.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { useHolds } from '../../kit/rights.ts'
import { useWrite } from '../../kit/write.ts'
import type { AnswersProps } from '../../ui/answers-beside.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { articleQueries } from './api/api.ts'
import { articlePlace } from './address.ts'
import classes from './suggested-articles.module.css'

/** Asked once the typing rests. */
const REST_MS = 400

const suggested = (subject: string) => ({
  queryKey: [...articleQueries.all(), 'suggested', subject] as readonly unknown[],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(articles.suggest, { subject }, { signal, requestId: newRequestId() }),
  placeholderData: keepPreviousData,
})

/** Up to three articles that may answer the subject of a ticket. Only "this answered it" counts as an answer. */
export default function SuggestedArticles({ subject, onAnswered }: AnswersProps) {
  const { t } = useTranslation('knowledge')
  const reads = useHolds('knowledgeHub', 'view')
  const [asked] = useDebouncedValue(subject.trim(), REST_MS)
  const enabled = reads && Array.from(asked).length >= MIN_SUGGEST_SUBJECT
  const { data } = useQuery({ ...suggested(asked), enabled })
  const offer = useWrite(articles.offered, { quiet: true })
  if (!enabled || !data || data.items.length === 0) return null
  return (
    <section className={classes['offers']} aria-label={t('mayAnswer')}>
      <h3>{t('mayAnswer')}</h3>
      <ul>
        {data.items.map(({ id, title }) => (
          <li key={id} data-article={id}>
            <Link {...articlePlace(id)} target="_blank" onClick={() => offer.mutate({ id, outcome: 'opened' })}>
              <UserText text={title} lines={1} />
            </Link>
            <Button
              size="compact-sm"
              variant="default"
              disabled={offer.isPending}
              leftSection={<IconCheck size={15} stroke={1.8} aria-hidden />}
              onClick={() => offer.mutate({ id, outcome: 'answered' }, { onSuccess: onAnswered })}
            >
              {t('answeredIt')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
