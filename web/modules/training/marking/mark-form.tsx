import { MAX_COMMENT } from '@diwan/contract/training/limits'
import type { MarkedAttempt } from '@diwan/contract/training/schemas/quiz'
import { Alert, Button, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MOD } from '../../../kit/commands.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { sendByKey } from '../../../ui/send-by-key.ts'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import type { MarkedAt } from '../api/marking.ts'
import { MarkedQuestion } from '../quiz/marked-question.tsx'
import quiz from '../quiz/quiz.module.css'
import classes from './marking.module.css'
import { useMarkForm } from './use-mark-form.ts'

interface MarkFormProps {
  readonly at: MarkedAt
  readonly attempt: MarkedAttempt
  readonly onMarked: () => void
}

/** Each question with its answer; below those that only a person can mark, their marks and a comment. */
export function MarkForm({ at, attempt, onMarked }: MarkFormProps) {
  const { t } = useTranslation(['training', 'checks', 'kit'])
  const form = useMarkForm(at, attempt, onMarked)
  const { questions, markings, answers, files } = attempt
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      className={classes['form']}
      onSubmit={form.submit}
      onKeyDown={sendByKey}
      noValidate
      aria-label={t('answersToMark')}
      aria-busy={form.write.isPending}
    >
      <div className={classes['scrolled']}>
        {form.final || form.changed ? (
          <Alert color="yellow" variant="light" role="alert">
            {t(form.final ? 'markedFinally' : 'markedByOther')}
          </Alert>
        ) : (
          <FormProblem text={form.problem} />
        )}
        <ol className={quiz['questions']}>
          {questions.map((question, index) => {
            const { key } = question.field
            const asked = form.byHand.find((one) => one.key === key)
            return (
              <MarkedQuestion
                key={key}
                question={question}
                number={index + 1}
                answer={answers[key]}
                files={files}
                marking={markings.find((one) => one.key === key)}
              >
                {asked && (
                  <div className={classes['marks']}>
                    <NumberInput
                      data-field={key}
                      label={t('marksOutOf', { count: asked.outOf })}
                      required={!form.final}
                      readOnly={form.final}
                      min={0}
                      max={asked.outOf}
                      clampBehavior="none"
                      allowDecimal={false}
                      allowNegative={false}
                      value={form.marksOf(key)}
                      error={form.errorOf(key) ?? (form.isMissing(key) ? t('marksMissing') : undefined)}
                      onChange={(marks) => form.setMarks(key, typeof marks === 'number' ? marks : '')}
                    />
                    <UserTextarea
                      label={t('markComment')}
                      readOnly={form.final}
                      autosize
                      minRows={2}
                      maxLength={MAX_COMMENT}
                      value={form.commentOf(key)}
                      onChange={(event) => form.setComment(key, event.currentTarget.value)}
                    />
                  </div>
                )}
              </MarkedQuestion>
            )
          })}
        </ol>
      </div>
      <div className={classes['foot']}>
        <span>{form.write.isPaused ? t('waiting', { ns: 'kit' }) : ''}</span>
        {form.final ? (
          <Button variant="default" onClick={form.discard}>
            {t('discardMarks')}
          </Button>
        ) : (
          <Button type="submit" disabled={form.write.isPending} rightSection={<Kbd keys={`${MOD} Enter`} />}>
            {form.write.isPending ? t('saving', { ns: 'kit' }) : t('saveMarks')}
          </Button>
        )}
      </div>
    </form>
  )
}
