import { courses } from '@diwan/contract/training/endpoints/courses'
import { MAX_COURSE_BYTES } from '@diwan/contract/training/limits'
import { courseList } from '@diwan/contract/training/list'
import type { Course } from '@diwan/contract/training/schemas/course'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ManagedContent } from '../../publishing/public.ts'
import { courseLists, courseQueries } from '../api/api.ts'
import { coursePlaces } from '../address.ts'
import { ManageTabs } from './manage-tabs.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const COURSE_FILE = { list: 'sections', maxBytes: MAX_COURSE_BYTES }

const OverdueLearners = lazyDialog(() => import('./overdue-learners.tsx'))

/** The courses that a person looks after, what others are begun from, and who is late on any of them. */
export function ManageCoursesPage() {
  const { view }: { view?: unknown } = useSearch({ strict: false })
  if (view !== 'overdue') return <ManagedCourses />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OverdueLearners />
    </Suspense>
  )
}

function ManagedCourses() {
  const { t, i18n } = useTranslation(['training', 'releases'])
  const nameOf = useLocalName()
  const none = { title: t('noneManaged'), text: t('noneManagedText') }
  const columns: readonly Column<Course>[] = [
    {
      name: 'category',
      head: t('category'),
      width: 130,
      rank: 0,
      cell: ({ categoryAr, categoryEn }) => <UserText text={nameOf({ nameAr: categoryAr, nameEn: categoryEn })} lines={1} />,
    },
    {
      name: 'lessons',
      head: t('lessonsHead'),
      width: 90,
      rank: 2,
      cell: ({ lessons }) => numberText(lessons, i18n.language),
    },
  ]
  return (
    <ManagedContent
      module="training"
      of={courseList}
      endpoints={courses}
      queries={courseQueries}
      lists={courseLists}
      places={coursePlaces}
      words={{
        title: t('name_training', { ns: 'releases' }),
        begin: t('newCourse'),
        useTemplate: t('useTemplate'),
        owner: t('owner'),
        ownerText: t('ownerText'),
      }}
      heads={{ name: t('name'), unit: t('unit'), status: t('statusHead'), updated: t('updated') }}
      views={{ manage: t('manageCourses'), templates: t('templates'), archived: t('archivedCourses') }}
      empty={{
        manage: none,
        templates: { title: t('noneTemplates'), text: t('noneTemplatesText') },
        archived: none,
        unmatched: { title: t('nothingFits'), text: t('nothingFitsText') },
      }}
      columns={columns}
      kind={COURSE_FILE}
      tabs={(current) => <ManageTabs current={current} />}
    />
  )
}
