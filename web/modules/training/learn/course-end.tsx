import { certificates } from '@diwan/contract/training/endpoints/certificates'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { Learning } from '@diwan/contract/training/schemas/learning'
import { lessonsOf } from '@diwan/core/training/outline'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconDownload, IconHourglass, IconRotateClockwise } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { instantWithin, percentText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { learnQueries } from '../api/learn.ts'
import classes from './learn.module.css'

interface CourseEndProps {
  readonly learning: Learning
  readonly enrolment: Enrolment
}

const ends = {
  completed: { sign: IconCircleCheck, title: 'courseFinished', text: 'courseFinishedText' },
  CHECKING: { sign: IconHourglass, title: 'courseOwed', text: 'courseOwedText' },
  REJECTED: { sign: IconRotateClockwise, title: 'courseFailed', text: 'courseFailedText' },
} as const

/** What became of a course that nothing is left to do of. */
export function CourseEnd({ learning, enrolment: { id, status, finishedDate, score } }: CourseEndProps) {
  const { t, i18n } = useTranslation('training')
  useReading()
  const { sign: Sign, title, text } = ends[status as keyof typeof ends] ?? ends.REJECTED
  const first = lessonsOf(learning)[0]
  return (
    <section className={classes['finish']} data-status={status} aria-labelledby="course-end">
      <Sign size={44} stroke={1.3} aria-hidden />
      <h2 id="course-end">{t(title)}</h2>
      <p>{t(text)}</p>
      {finishedDate !== null && <p className={classes['dim']}>{t('courseFinishedOn', { day: instantWithin(finishedDate) })}</p>}
      {score !== null && <p className={classes['dim']}>{t('courseScore', { score: percentText(score / 100, i18n.language) })}</p>}
      <div className={classes['buttons']}>
        <Button renderRoot={(props: object) => <Link to="/user/training" {...props} />}>{t('backToTraining')}</Button>
        {status === 'completed' && learning.course.certificate && (
          <>
            <SaveCertificate enrolment={id} />
            <Button
              variant="default"
              renderRoot={(props: object) => <Link to="/user/training" search={{ view: 'certificates' } as object} {...props} />}
            >
              {t('certificatesView')}
            </Button>
          </>
        )}
        {first && (
          <Button
            variant="default"
            renderRoot={(props: object) => <Link to="." search={(now: object) => ({ ...now, lesson: first.key })} {...props} />}
          >
            {t('readAgain')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** One that was revoked has nothing to save; the list of certificates says why. */
function SaveCertificate({ enrolment: id }: { enrolment: string }) {
  const { t } = useTranslation('training')
  const { data } = useQuery(learnQueries.certificate(id))
  if (!data || data.state === 'revoked') return null
  return (
    <Button
      component="a"
      variant="default"
      href={fileAddress(certificates.print, { id })}
      download
      leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
    >
      {t('saveCertificate')}
    </Button>
  )
}
