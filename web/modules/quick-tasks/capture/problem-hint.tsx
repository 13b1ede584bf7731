import { MAX_LABEL_NAME } from '@diwan/contract/labels/limits'
import { MAX_LABELS_OF_ONE, MAX_TITLE } from '@diwan/contract/quick-tasks/limits'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../../kit/problem-words.ts'
import type { CaptureProblem } from '../model/capture-problems.ts'
import classes from './capture.module.css'

const MOST = { labelTooLong: MAX_LABEL_NAME, tooManyLabels: MAX_LABELS_OF_ONE, titleTooLong: MAX_TITLE }

/** Says what is wrong. Its words are loaded with the first problem, not with every list. */
export function ProblemHint({ problem }: { readonly problem: CaptureProblem }) {
  return (
    <Suspense>
      <Hint problem={problem} />
    </Suspense>
  )
}

function Hint({ problem }: { readonly problem: CaptureProblem }) {
  const { t } = useTranslation(['quick-tasks', 'checks'])
  return (
    <small className={classes['wrong']} role="alert">
      {problem === 'whichPerson' || problem === 'onePerson'
        ? t(problem)
        : typeof problem === 'string'
          ? t(problem, { count: MOST[problem] })
          : fieldText(problem)}
    </small>
  )
}
