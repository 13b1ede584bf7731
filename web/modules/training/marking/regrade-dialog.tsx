import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import type { Regraded } from '@diwan/contract/training/schemas/quiz'
import { Checkbox } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { formOfWrite } from '../../../ui/form-of-write.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { LessonOf } from '../model/course-edit.ts'
import classes from './marking.module.css'
import { RegradeChanges } from './regrade-changes.tsx'

interface RegradeDialogProps {
  readonly courseId: string
  /** With what is right now, as it is built. */
  readonly quiz: LessonOf<'quiz'>
  readonly opened: boolean
  readonly onClose: () => void
}

/** Marks all attempts at a quiz again: first it says who would change, then it is confirmed. */
export default function RegradeDialog({ courseId, quiz, opened, onClose }: RegradeDialogProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const write = useWrite(quizzes.regrade, { quiet: true })
  const [dropped, drop] = useState<readonly string[]>()
  const [found, setFound] = useState<Regraded>()
  const [done, setDone] = useState(false)
  const close = () => {
    onClose()
    setFound(undefined)
    drop(undefined)
    setDone(false)
  }
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    if (write.isPending) return
    if (done) return close()
    const input = { id: courseId, lesson: quiz.key, rights: quiz.rights, ...(dropped && { dropped: [...dropped] }) }
    if (found) write.mutate({ ...input, dryRun: false }, { onSuccess: () => setDone(true) })
    else write.mutate({ ...input, dryRun: true }, { onSuccess: setFound })
  }
  const action = done ? t('regradeClose') : found ? t('regradeConfirm') : t('regradePreview')
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t('regradeTitle')}
      form={{ submit, ...formOfWrite(write) }}
      action={action}
    >
      {done && found && <p role="status">{t('didRegrade', { count: found.changed })}</p>}
      {!done && (
        <>
          <p>{t('regradeText')}</p>
          <Checkbox.Group
            label={t('regradeDropped')}
            description={t('regradeDroppedText')}
            value={[...(dropped ?? found?.dropped ?? [])]}
            onChange={(keys) => {
              drop(keys)
              setFound(undefined)
            }}
          >
            <div className={classes['drops']}>
              {quiz.questions.map(({ field }) => (
                <Checkbox
                  key={field.key}
                  value={field.key}
                  label={nameOf({ nameAr: field.labelAr, nameEn: field.labelEn }) || t('kind_quiz')}
                />
              ))}
            </div>
          </Checkbox.Group>
          {found && <RegradeChanges found={found} />}
        </>
      )}
    </FormDialog>
  )
}
