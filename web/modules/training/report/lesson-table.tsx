import type { CourseReport } from '@diwan/contract/training/schemas/enrolment'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './report.module.css'

/** Of those who began, how many have done each lesson, in the order of the course: where the bars grow short, people stop. */
export function LessonTable({ lessons, begun }: Pick<CourseReport, 'lessons' | 'begun'>) {
  const { t, i18n } = useTranslation('training')
  const nameOf = useLocalName()
  return (
    <table className={classes['table']} aria-label={t('byLesson')}>
      <thead>
        <tr>
          <th scope="col">{t('lesson')}</th>
          <th scope="col" className={classes['track']}>
            <span className={classes['unseen']}>{t('bar')}</span>
          </th>
          <th scope="col">{t('isDone')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {lessons.map(({ key, kind, titleAr, titleEn, done }) => (
          <tr key={key}>
            <th scope="row">
              <UserText text={nameOf({ nameAr: titleAr, nameEn: titleEn }) || t(`kind_${kind}`)} />
            </th>
            <td className={classes['track']} aria-hidden>
              <span>
                <i data-status="completed" style={{ inlineSize: `${(done / begun) * 100}%` }} />
              </span>
            </td>
            <td>{numberText(done, i18n.language)}</td>
            <td>{percentText(done / begun, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
