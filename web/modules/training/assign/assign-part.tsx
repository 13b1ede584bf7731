import type { Addressee } from '@diwan/contract/audience/schemas'
import { coursePublishing } from '@diwan/contract/training/endpoints/courses'
import { assignments } from '@diwan/contract/training/endpoints/enrolments'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { ASSIGNMENT_COLUMNS } from '@diwan/contract/training/vocabulary'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { Alert, Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PageSection } from '../../../ui/page-sections.tsx'
import '../../../ui/switch-styles.ts'
import { AudiencePicker, ReachedPeople } from '../../audience/public.ts'
import { publicationQueries } from '../../publishing/public.ts'
import { courseLists } from '../api/api.ts'
import { ImportButton } from '../import-button.tsx'
import { AssignmentList } from './assignment-list.tsx'
import classes from './assign.module.css'

interface Values extends Record<string, unknown> {
  tokens: readonly Addressee[]
  mandatory: boolean
  dueDay: string
}
const nobody: Values = { tokens: [], mandatory: true, dueDay: '' }

/** Whom a course is given to, and who has it already. */
export default function AssignPart({ course }: { course: EditedCourse }) {
  const { t } = useTranslation('training')
  const { id } = course
  const queries = publicationQueries(coursePublishing)
  const { data: publication } = useQuery(queries.publication(id))
  useFollowLists(courseLists)
  const form = useForm({
    endpoint: assignments.assign,
    initial: nobody,
    whenEmpty: { tokens: 'audience' },
    toInput: ({ tokens, mandatory, dueDay }) => ({
      id,
      tokens: tokens.map(({ token }) => token),
      mandatory,
      dueDay: dueDay === '' ? null : dueDay,
    }),
  })
  const { values, errors, change, pick } = form
  return (
    <div className={classes['assign']}>
      <PageSection title={t('assignCourse')} text={t('assignCourseText')}>
        {course.status !== 'published' && (
          <Alert color="yellow" variant="light">
            {t('assignedLater')}
          </Alert>
        )}
        <form className={classes['form']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
          <FormProblem text={form.problem} />
          <AudiencePicker
            data-field="tokens"
            required
            value={values.tokens}
            onChange={(tokens) => change({ tokens })}
            everyone={publication?.can.everyone ?? false}
            search={(text) => queries.addressees(id, text)}
            error={errors['tokens']}
          />
          <ReachedPeople
            queries={{
              reached: (tokens) => queries.reached(id, tokens),
              look: (userId, tokens) => queries.look(id, userId, tokens),
            }}
            audience={values.tokens}
          />
          <Switch
            label={t('mandatory')}
            description={t('mandatoryText')}
            checked={values.mandatory}
            onChange={(event) => change({ mandatory: event.currentTarget.checked })}
          />
          <DateField
            label={t('dueDay')}
            description={course.content.dueDays === null ? t('dueDayText') : t('dueDayRule', { count: course.content.dueDays })}
            className={classes['day'] ?? ''}
            {...pick('dueDay')}
          />
          <Button type="submit" disabled={form.pending} className={classes['send'] ?? ''}>
            {t('assign')}
          </Button>
        </form>
        <ImportButton
          label={t('importAssignments')}
          endpoint={imports.assignments}
          of={{ id }}
          columns={ASSIGNMENT_COLUMNS}
          templateName="assignments.csv"
        />
      </PageSection>
      <AssignmentList course={course} />
    </div>
  )
}
