import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { AnswerList } from '../../fields/reading.ts'
import { surveyQueries } from '../api.ts'
import { responseLive } from '../live.ts'
import classes from '../surveys.module.css'

interface ResponseScreenProps {
  readonly id: string
  readonly crumbs: readonly Crumb[]
}

/** What one person said by name, as it is now. */
export default function ResponseScreen({ id, crumbs }: ResponseScreenProps) {
  return isUuid(id) ? <Opened id={id} crumbs={crumbs} /> : <Refused error={new Problem('not_found', 404)} crumbs={crumbs} />
}

function Refused({ error, crumbs }: { error: Problem; crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('releases')
  return (
    <>
      <PageHeader title={t('name_surveys')} crumbs={crumbs} />
      <ErrorState error={error} />
    </>
  )
}

function Opened({ id, crumbs }: ResponseScreenProps) {
  const { t } = useTranslation('surveys')
  const nameOf = useLocalName()
  const { data, error } = useQuery(surveyQueries.response(id))
  useFollow(responseLive, id)
  if (!data) return error ? <Refused error={error} crumbs={crumbs} /> : <PageSkeleton />
  const { shortId, by, sentDate, survey, answers } = data.response
  return (
    <>
      <PageHeader title={nameOf(survey)} written crumbs={crumbs} />
      <div className={classes['given']}>
        <FactList label={t('response')}>
          <Fact name={t('response')}>
            <ShortIdText shortId={shortId} />
          </Fact>
          <Fact name={t('sentBy')}>
            <PersonPress person={by} />
          </Fact>
          <Fact name={t('sentOn')}>
            <InstantText seconds={sentDate} />
          </Fact>
        </FactList>
        <section aria-label={t('answers')}>
          <AnswerList answers={answers} />
        </section>
      </div>
    </>
  )
}
