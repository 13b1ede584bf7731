import { enrolmentList } from '@diwan/contract/training/list'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { useListAddress } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DueDay } from '../due-day.tsx'
import { courseLists, courseQueries } from '../api/api.ts'
import { LearnersTable } from '../learners/learners-table.tsx'
import { useLearnerColumns } from '../learners/use-learner-columns.tsx'
import { ManageTabs } from './manage-tabs.tsx'
import { unitChoices, useUnitNames, type UnitChoice } from './use-unit-names.ts'

/** Beside a person and a course there is less room. */
const narrow = (column: Column<Enrolment>): Column<Enrolment> => ({ ...column, width: 130 })

/** Who is late on any course, of those whom this person follows: the longest late first. */
export default function OverdueLearners() {
  const { t } = useTranslation(['training', 'releases'])
  const nameOf = useLocalName()
  const address = useListAddress(enrolmentList)
  const { unitId } = address.narrowing
  const narrowing = { ...(unitId !== undefined && { unitId }) }
  const list = useInfiniteQuery(courseQueries.enrolments({ view: 'overdue', sort: 'due', direction: 'rising', ...narrowing }))
  const { data: count } = useQuery(courseQueries.enrolmentCount({ view: 'overdue', ...narrowing }))
  useFollowLists(courseLists)
  const names = useUnitNames(unitId)
  const [person, ...rest] = useLearnerColumns()
  const course: Column<Enrolment> = {
    name: 'course',
    head: t('courseColumn'),
    width: 200,
    cell: (enrolment) => <UserText text={nameOf(enrolment.course)} lines={1} />,
  }
  const due: Column<Enrolment> = {
    name: 'due',
    head: t('dueHead'),
    width: 100,
    cell: ({ dueDay }) => <DueDay dueDay={dueDay} overdue={false} />, // all of them are late
  }
  const columns = [person!, course, ...rest.filter(({ name }) => name === 'unit' || name === 'status').map(narrow), due]
  const label = t('view_overdue')
  return (
    <>
      <PageHeader title={t('name_training', { ns: 'releases' })} count={count} flush tabs={<ManageTabs current="overdue" />} />
      <FilterBar
        filters={shownOf(enrolmentList, narrowing, { unitId: { label: t('unit'), text: names.of } }, [])}
        field={() => (
          <RecordChoices<UnitChoice>
            label={t('unit')}
            value={unitId}
            search={unitChoices}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            nameOfId={names.of}
            onFound={names.found}
            onChange={(value) => address.narrow({ unitId: value })}
          />
        )}
        onRemove={(name) => address.narrow(cleared(enrolmentList, narrowing, name))}
        onClear={address.clear}
        show={label}
      />
      <ListRows
        list={list}
        skeleton={<ListSkeleton columns={columns} />}
        empty={<EmptyState title={t('noneOverdue')} text={t('noneOverdueText')} literally="noData" />}
        unmatched={
          unitId === undefined ? undefined : { title: t('noLearnerFits'), text: t('nothingFitsText'), clear: address.clear }
        }
      >
        {(rows) => <LearnersTable label={label} name="training.overdue" rows={rows} columns={columns} several />}
      </ListRows>
    </>
  )
}
