import type { Attempt } from '@diwan/contract/training/schemas/quiz'
import type { Field } from '@diwan/core/fields/field'
import { isEmpty } from '@diwan/core/fields/read'
import type { Question } from '@diwan/core/quiz/question'
import { VisuallyHidden } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../kit/online.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { FieldSheet, SavedState } from '../../fields/public.ts'
import type { AttemptAt } from '../model/answer-queue.ts'
import { Countdown } from './countdown.tsx'
import classes from './quiz.module.css'
import { useTaking } from './use-taking.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const HandInDialog = lazyDialog(() => import('./hand-in-dialog.tsx'))

interface TakingProps {
  readonly at: AttemptAt
  readonly attempt: Attempt
  /** When its time is over, by the clock of this device. */
  readonly until: number | undefined
  readonly title: string
  readonly onClose: () => void
}

/** An attempt being answered, a question at a time, in the order that was drawn. */
export function Taking({ at, attempt, until, title, onClose }: TakingProps) {
  const { t } = useTranslation('training')
  const taking = useTaking(at, attempt)
  const online = useOnline()
  const [asks, ask] = useState(false)
  const { questions } = attempt
  const missing = questions.filter(({ field }) => isEmpty(taking.answers[field.key]))
  const fields = useAsked(questions)
  const first = questions.length > 1 ? missing[0]?.field.key : undefined
  const [startAt] = useState(first === undefined ? undefined : pageOf(first))
  const dialog = useEver(asks)
  const root = useRef<HTMLDivElement>(null)
  // what it was begun with is gone: the keyboard goes on with the question
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-page]')?.focus({ preventScroll: true }), [])
  return (
    <div ref={root} className={classes['scrolled']} data-fills data-quiz="open">
      <div className={classes['taking']}>
        <PageTitle title={title} />
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
        {taking.over ? (
          <p className={classes['over']} role="alert">
            {t('timeIsOver')}
          </p>
        ) : (
          <FieldSheet
            title={title}
            fields={fields}
            answers={taking.answers}
            names={taking.names}
            onChange={taking.fill}
            startAt={startAt}
            filePurpose="attachment10"
            note={!online && <p className={classes['offline']}>{t('answersWait')}</p>}
            saved={
              <span className={classes['state']}>
                <SavedState state={taking.state} />
                {until !== undefined && <Countdown until={until} onOver={taking.end} />}
              </span>
            }
            problem={asks ? undefined : taking.problem}
            sendLabel={t('handIn')}
            sending={taking.submit.isPending}
            onSend={() => ask(true)}
            onClose={onClose}
          />
        )}
        {dialog && (
          <Suspense>
            <HandInDialog
              opened={asks && !taking.over}
              onClose={() => ask(false)}
              onConfirm={taking.handIn}
              write={taking.submit}
              missing={missing.map(({ field }) => ({ field, number: questions.findIndex((one) => one.field === field) + 1 }))}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

const pageOf = (key: string): string => `#${key}`

/** Each question is a page of its own; whatever is left out is named before it is handed in, and never held up. */
function useAsked(questions: readonly Question[]): readonly Field[] {
  const { t } = useTranslation('training')
  return questions.flatMap(({ field, marks }, index) => {
    const asked = { ...field, required: false } as Field
    if (questions.length === 1) return [asked]
    const label = t('questionNumber', { number: index + 1 })
    const help = t('marksOf', { count: marks })
    return [
      {
        type: 'section',
        key: pageOf(field.key),
        labelAr: label,
        labelEn: label,
        helpAr: help,
        helpEn: help,
        required: false,
      },
      asked,
    ]
  })
}
