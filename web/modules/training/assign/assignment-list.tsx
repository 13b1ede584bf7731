import { assignments } from '@diwan/contract/training/endpoints/enrolments'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Assignment } from '@diwan/contract/training/schemas/enrolment'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Skeleton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWithin, useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSection } from '../../../ui/page-sections.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { Chosen, useAddresseeName } from '../../audience/public.ts'
import { courseQueries } from '../api/api.ts'
import classes from './assign.module.css'

/** Those whom a course is assigned to, each with a way to end it. */
export function AssignmentList({ course: { id } }: { course: EditedCourse }) {
  const { t } = useTranslation(['training', 'kit'])
  const nameOf = useAddresseeName()
  const page = useDirection()
  const { data, error, refetch } = useQuery(courseQueries.assignments(id))
  const unassign = useWrite(assignments.unassign, { quiet: true })
  const [ends, end] = useState<Assignment>()
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} />
  const shut = () => end(undefined)
  return (
    <PageSection title={t('assignments')} text={t('enrolledCount', { count: data.enrolled })}>
      {data.items.length === 0 ? (
        <EmptyState title={t('noAssignments')} text={t('noAssignmentsText')} literally="noData" />
      ) : (
        <ul className={classes['list']} aria-label={t('assignments')}>
          {data.items.map((one) => (
            <li key={one.token} data-assignment={one.token}>
              <ul className={classes['whom']}>
                <Chosen one={one} />
              </ul>
              <span>{t(one.mandatory ? 'isMandatory' : 'isVoluntary')}</span>
              <span>{one.dueDay === null ? t('noDueDay') : t('dueOn', { day: dayWithin(one.dueDay) })}</span>
              <span className={classes['dim']}>
                <UpdatedText seconds={one.assignedDate} />
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('endAssignment', { name: nameOf(one) })}
                onClick={() => end(one)}
              >
                <IconTrash size={16} stroke={1.6} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <ConfirmLater
        opened={ends !== undefined}
        onClose={shut}
        title={t('endAssignmentTitle', { name: ends ? isolate(nameOf(ends), page) : '' })}
        action={t('remove', { ns: 'kit' })}
        onConfirm={() => ends && unassign.mutate({ id, token: ends.token }, { onSuccess: shut })}
        write={unassign}
      >
        {t('endAssignmentText')}
      </ConfirmLater>
    </PageSection>
  )
}
