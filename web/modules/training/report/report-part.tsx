import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { numberText, percentText } from '../../../kit/formats.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { StatTile, StatTiles } from '../../../ui/stat-tiles.tsx'
import { courseLists, courseQueries } from '../api/api.ts'
import { ItemSection } from './item-table.tsx'
import { LessonTable } from './lesson-table.tsx'
import { COUNTED, sumOf } from '../model/counts.ts'
import { UnitTable } from './unit-table.tsx'
import classes from './report.module.css'

/** How a course goes: by status, by department, and where people stop. */
export default function ReportPart({ course: { id } }: { course: EditedCourse }) {
  const { t, i18n } = useTranslation('training')
  const { data, error, refetch } = useQuery(courseQueries.report(id))
  useFollowLists(courseLists)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  const { total, units, begun, lessons } = data
  const all = sumOf(total)
  if (all === 0) return <EmptyState title={t('noLearners')} text={t('noLearnersText')} literally="noData" />
  return (
    <div className={classes['report']}>
      <StatTiles>
        {COUNTED.map((status) => (
          <StatTile
            key={status}
            label={t(`enrolment_${status}`)}
            figure={numberText(total[status], i18n.language)}
            value={total[status]}
            leadsTo={(now) => ({ ...now, part: 'learners', status })}
          />
        ))}
        <StatTile
          label={t('view_overdue')}
          figure={numberText(total.overdue, i18n.language)}
          value={total.overdue}
          leadsTo={(now) => ({ ...now, part: 'learners', of: 'overdue' })}
        />
        <StatTile label={t('completion')} figure={percentText(total.completed / all, i18n.language)} />
      </StatTiles>
      <section>
        <h2>{t('byUnit')}</h2>
        <UnitTable units={units} />
      </section>
      <section>
        <h2>{t('byLesson')}</h2>
        <p className={classes['dim']}>{t('byLessonText', { count: begun })}</p>
        {begun > 0 && <LessonTable lessons={lessons} begun={begun} />}
      </section>
      {lessons.some(({ kind }) => kind === 'quiz') && <ItemSection id={id} />}
    </div>
  )
}
