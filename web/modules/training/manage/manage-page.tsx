import { courses } from '@diwan/contract/training/endpoints/courses'
import type { Course } from '@diwan/contract/training/schemas/course'
import { MAX_COURSE_BYTES } from '@diwan/contract/training/limits'
import { courseList } from '@diwan/contract/training/list'
import { CONTENT_STATUSES } from '@diwan/contract/publishing/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { dayText, numberText, useLocalName } from '../../../kit/formats.ts'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useWrite } from '../../../kit/write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ImportFile } from '../../fields/public.ts'
import { courseLists, courseQueries } from '../api/api.ts'

const COURSE_FILE = { list: 'sections', maxBytes: MAX_COURSE_BYTES }
const VIEWS = ['manage', 'templates', 'archived'] as const
const words = {
  manage: { label: 'manageCourses', none: 'noneManaged', text: 'noneManagedText' },
  templates: { label: 'templates', none: 'noneTemplates', text: 'noneTemplatesText' },
  archived: { label: 'archivedCourses', none: 'noneManaged', text: 'noneManagedText' },
} as const

/** The courses that a person looks after, and what others are begun from. */
export function ManageCoursesPage() {
  const { t, i18n } = useTranslation(['training', 'releases', 'kit'])
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const address = useListAddress(courseList)
  const { narrowing, narrow, sort, direction } = address
  const view = oneOf(VIEWS, address.raw['view']) ?? 'manage'
  const rows = useInfiniteQuery(courseQueries.list({ view, ...narrowing, sort, direction }))
  const { data: count } = useQuery(courseQueries.count({ view, ...narrowing }))
  const mayCreate = useHolds('training', 'create')
  const copy = useWrite(courses.copy)
  useFollowLists(courseLists)
  const open = (id?: string) => void navigate({ to: '/admin/training/details', search: { id } as object })
  const statusOf = (value: string) => t(`status_${value as Status}`, { ns: 'kit' })
  const label = t('name_training', { ns: 'releases' })
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => open()}>
      {t('newCourse')}
    </Button>
  )
  const columns: Column<Course>[] = [
    { name: 'name', head: t('name'), cell: () => null },
    {
      name: 'unit',
      head: t('unit'),
      width: 180,
      rank: 1,
      cell: ({ unit }) => unit && <UserText text={nameOf(unit)} lines={1} />,
    },
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
    { name: 'status', head: t('statusHead'), width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'updated',
      head: t('updated'),
      width: 110,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
  const of: RowOf<Course> = {
    keyOf: ({ id }) => id,
    link: ({ id }) => ({ to: '/admin/training/details', search: { id } as object }),
    title: (course) => <UserText text={nameOf(course) || t('newCourse')} lines={1} />,
    lines: (course) => ({
      about: course.unit ? <UserText text={nameOf(course.unit)} lines={1} /> : null,
      when: <UpdatedText seconds={course.updatedDate} />,
      state: <StatusBadge status={course.status} plain />,
    }),
    ...(view === 'templates' && {
      actions: ({ id }) => (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => copy.mutate({ id, template: false }, { onSuccess: (made) => open(made.id) })}
        >
          {t('useTemplate')}
        </Button>
      ),
    }),
  }
  return (
    <ListPage
      of={courseList}
      address={address}
      header={{
        title: label,
        count,
        action: (
          <>
            {mayCreate && (
              <ImportFile
                endpoint={courses.create}
                kind={COURSE_FILE}
                owner={t('owner')}
                ownerText={t('ownerText')}
                onMade={open}
              />
            )}
            {create}
          </>
        ),
      }}
      views={<ViewLinks label={label} param="view" views={VIEWS} current={view} labelOf={(one) => t(words[one].label)} />}
      filters={{
        status: { label: t('statusHead'), text: statusOf },
        created: { label: t('updated'), text: dayText },
      }}
      bar={{
        field: (name) =>
          name === 'status' ? (
            <ValueChoices
              label={t('statusHead')}
              options={CONTENT_STATUSES.map((value) => ({ value, label: statusOf(value) }))}
              value={narrowing.status}
              onChange={(value) => narrow({ status: value })}
              not
            />
          ) : (
            <DayChoices
              from={narrowing.createdFrom}
              to={narrowing.createdTo}
              onChange={(createdFrom, createdTo) => narrow({ createdFrom, createdTo })}
            />
          ),
        show: t('manageCourses'),
      }}
      table={{ label, name: 'training.manage', columns, of }}
      rows={{
        list: rows,
        empty: <EmptyState title={t(words[view].none)} text={t(words[view].text)} action={create} literally="noData" />,
        unmatched:
          Object.keys(narrowing).length > 0
            ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: address.clear }
            : undefined,
      }}
    />
  )
}
