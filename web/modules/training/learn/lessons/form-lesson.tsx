import type { LearntLesson } from '@diwan/contract/training/schemas/learning'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconForms } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../../kit/follow.ts'
import { learnQueries } from '../../api/learn.ts'
import classes from './lessons.module.css'

interface FormLessonProps {
  readonly lesson: Extract<LearntLesson, { kind: 'form' }>
  readonly enrolmentId: string
  readonly courseVersion: number
}

/** A form of the portal, filled in on its own screen; here it is known as soon as it was sent, on whichever device. */
export default function FormLesson({ lesson: { key, formId, sent }, enrolmentId, courseVersion }: FormLessonProps) {
  const { t } = useTranslation('training')
  useFollowLists(
    useMemo(
      () => ({ topics: ['forms'], lists: () => [learnQueries.lesson(enrolmentId, key, courseVersion).queryKey] }),
      [enrolmentId, key, courseVersion],
    ),
  )
  if (formId === null) return <p className={classes['dim']}>{t('formGone')}</p>
  return (
    <div className={classes['task']} data-sent={sent}>
      {sent ? (
        <p className={classes['sent']}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {t('formWasSent')}
        </p>
      ) : (
        <Button
          variant="default"
          leftSection={<IconForms size={17} stroke={1.6} aria-hidden />}
          renderRoot={(props: object) => <Link to="/user/forms" search={{ id: formId } as object} {...props} />}
        >
          {t('fillForm')}
        </Button>
      )}
    </div>
  )
}
