import type { AskedSurvey } from '@diwan/contract/surveys/schemas'
import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantWithin, useLocalName } from '../../../kit/formats.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { FieldSheet, SavedState } from '../../fields/public.ts'
import { AnswerList } from '../../fields/reading.ts'
import classes from '../surveys.module.css'
import { Promises, PromiseNote } from './promises.tsx'
import { useAnswering } from './use-answering.ts'

/** One survey: what becomes of the answers, then the questions page by page; once it is answered, what was said by name. */
export default function AnswerScreen({ survey }: { survey: AskedSurvey }) {
  const { answered, isOpen, response } = survey
  const [writes, write] = useState(response?.status === 'DRAFT')
  const nameOf = useLocalName()
  const { t } = useTranslation('releases')
  const crumbs = [{ label: t('name_surveys'), to: '/user/surveys' as const, search: {} }]
  if (isOpen && writes) return <Questions survey={survey} done={() => write(false)} />
  return (
    <>
      <PageHeader title={nameOf(survey)} record={survey.id} written crumbs={crumbs} />
      {answered || !isOpen ? (
        <Answered survey={survey} change={isOpen && !survey.anonymous ? () => write(true) : undefined} />
      ) : (
        <Before survey={survey} begin={() => write(true)} />
      )}
    </>
  )
}

function Before({ survey, begin }: { survey: AskedSurvey; begin: () => void }) {
  const { t } = useTranslation('surveys')
  const nameOf = useLocalName()
  const about = nameOf({ nameAr: survey.descriptionAr, nameEn: survey.descriptionEn })
  return (
    <div className={classes['before']}>
      {about && (
        <p className={classes['about']}>
          <LinkedText text={about} />
        </p>
      )}
      {survey.untilDate !== null && <p className={classes['dim']}>{t('untilDay', { day: instantWithin(survey.untilDate) })}</p>}
      <Promises survey={survey} />
      <div className={classes['end']}>
        <Button onClick={begin}>{t('begin')}</Button>
      </div>
    </div>
  )
}

function Answered({ survey, change }: { survey: AskedSurvey; change: (() => void) | undefined }) {
  const { t } = useTranslation('surveys')
  const { id, anonymous, answered, isOpen, shareResults, response } = survey
  return (
    <div className={classes['given']}>
      {!isOpen && <p className={classes['dim']}>{t('isClosed')}</p>}
      {answered && anonymous && <p className={classes['about']}>{t('answeredAnonymously')}</p>}
      {answered && response && (
        <section aria-label={t('youAnswered')}>
          <AnswerList answers={response.given} />
        </section>
      )}
      <div className={classes['end']}>
        {change && (
          <Button variant="default" onClick={change}>
            {t('changeAnswers')}
          </Button>
        )}
        {!isOpen && shareResults && (
          <Button
            renderRoot={(props: object) => (
              <Link to="/user/surveys/details" search={{ id, part: 'results' } as object} {...props} />
            )}
          >
            {t('seeResults')}
          </Button>
        )}
        <Button variant="default" renderRoot={(props: object) => <Link to="/user/surveys" {...props} />}>
          {t('backToSurveys')}
        </Button>
      </div>
    </div>
  )
}

function Questions({ survey, done }: { survey: AskedSurvey; done: () => void }) {
  const { t } = useTranslation(['surveys', 'kit'])
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const answering = useAnswering(survey, done)
  return (
    <div className={classes['sheet']}>
      <PageTitle title={nameOf(survey)} />
      <VisuallyHidden component="h1">{nameOf(survey)}</VisuallyHidden>
      {answering.notice && (
        <Alert color="yellow" variant="light" role="alert" mb={14}>
          {t(answering.notice)}
        </Alert>
      )}
      <FieldSheet
        title={nameOf(survey)}
        fields={survey.fields}
        answers={answering.answers}
        names={answering.names}
        onChange={answering.fill}
        note={<PromiseNote anonymous={survey.anonymous} />}
        saved={answering.state && <SavedState state={answering.state} />}
        problem={answering.problem}
        refused={answering.refused}
        sendLabel={t('send')}
        sending={answering.sending}
        onSend={answering.send}
        onClose={() => void navigate({ to: '/user/surveys' })}
      />
    </div>
  )
}
