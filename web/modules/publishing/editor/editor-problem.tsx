import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../publishing.module.css'
import type { ContentWriting } from './use-content.ts'

interface EditorProblemProps {
  readonly writing: Pick<ContentWriting<object>, 'problemText' | 'overtaken'>
  /** Says that somebody else has saved this form, survey or course since. */
  readonly overtaken: string
  /** Offers to put the own version in place of theirs. */
  readonly keepsMine?: boolean
}

/** Why the content could not be saved. */
export function EditorProblem({ writing: { problemText, overtaken: choice }, overtaken, keepsMine = false }: EditorProblemProps) {
  const { t } = useTranslation('publishing')
  if (choice)
    return (
      <Alert color="red" variant="light" role="alert" mb={14} title={overtaken}>
        <div className={classes['actions']}>
          <Button size="compact-sm" variant="default" onClick={choice.takeTheirs}>
            {t('loadTheirs')}
          </Button>
          {keepsMine && (
            <Button size="compact-sm" variant="default" onClick={choice.keepMine}>
              {t('keepMine')}
            </Button>
          )}
        </div>
      </Alert>
    )
  return problemText === undefined ? null : (
    <Alert color="red" variant="light" role="alert" mb={14}>
      {problemText}
    </Alert>
  )
}
