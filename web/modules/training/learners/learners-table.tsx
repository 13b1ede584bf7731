import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { usePhone } from '../../../kit/widths.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { Letter, PersonChip } from '../../../ui/person-chip.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DueDay } from '../due-day.tsx'
import { tones } from '../model/tones.ts'
import { LearnerMenu } from './learner-menu.tsx'
import classes from './learners.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const LearnerDrawer = lazyDialog(() => import('./learner-drawer.tsx'))

interface LearnersTableProps {
  readonly label: string
  /** Under which its columns are kept. */
  readonly name: string
  readonly rows: readonly Enrolment[]
  readonly columns: readonly Column<Enrolment>[]
  /** Of several courses: a card and the drawer say which. */
  readonly several?: boolean
}

/** Learners, each of whom opens beside the list with what they have done. */
export function LearnersTable({ label, name, rows, columns, several = false }: LearnersTableProps) {
  const [opened, open] = useState<string>()
  const of = useLearnerRow(several)
  return (
    <>
      <DataTable label={label} name={name} rows={rows} columns={columns} of={{ ...of, onOpen: ({ id }) => open(id) }} />
      <Suspense>
        {opened !== undefined && <LearnerDrawer id={opened} withCourse={several} onClose={() => open(undefined)} />}
      </Suspense>
    </>
  )
}

function useLearnerRow(several: boolean): RowOf<Enrolment> {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const phone = usePhone()
  return {
    keyOf: ({ id }) => id,
    title: ({ person }) => (phone ? <UserText text={person.fullName} lines={1} /> : <PersonChip person={person} />),
    actions: (enrolment) => <LearnerMenu enrolment={enrolment} />,
    marks: ({ status, overdue }) => ({ 'data-enrolment': status, 'data-overdue': overdue ? 'true' : undefined }),
    lines: ({ person, course, unit, status, dueDay, overdue }) => {
      const about = several ? course : unit
      return {
        face: <Letter id={person.id} name={person.fullName} photo={person.photo} size={34} />,
        about: about && <UserText text={nameOf(about)} lines={1} />,
        more: (
          <span className={classes['states']}>
            <StateBadge tone={tones[status]} plain>
              {t(`enrolment_${status}`)}
            </StateBadge>
            <DueDay dueDay={dueDay} overdue={overdue && !several} />
          </span>
        ),
      }
    },
  }
}
