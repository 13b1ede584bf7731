import { MAX_JOB_DESCRIPTION, MAX_JOB_LOCATION, MAX_PURPOSE } from '@diwan/contract/schedule/limits/appointments'
import type { AppointmentForm } from '@diwan/contract/schedule/schemas/appointments'
import { APPOINTMENT_KINDS } from '@diwan/contract/schedule/vocabulary/appointments'
import { SegmentedControl, Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../kit/formats.ts'
import { PersonPicker } from '../../../../ui/person-picker.tsx'
import { UserInput } from '../../../../ui/user-input.tsx'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'
import { AudiencePicker } from '../../../audience/public.ts'
import { appointmentQueries, type NamedPerson } from '../../api/appointments.ts'
import classes from '../appointments.module.css'
import { EntryWhen } from './entry-when.tsx'
import { PeopleField } from './people-field.tsx'
import { SlotFields } from './slot-fields.tsx'
import { SlotPreview } from './slot-preview.tsx'
import type { EntryForm } from './use-entry-form.ts'

interface EntryFieldsProps {
  readonly form: EntryForm
  readonly offered: AppointmentForm
  /** The kind stays as it was created. */
  readonly fixedKind: boolean
}

/** All that is written of an entry, in one column: what and when, for whom, and how its slots are booked. */
export function EntryFields({ form, offered, fixedKind }: EntryFieldsProps) {
  const { t } = useTranslation('schedule')
  const { values, errors, change } = form
  const bookable = values.kind === 'bookable'
  return (
    <>
      {!fixedKind && (
        <div className={classes['group']}>
          <SegmentedControl
            aria-label={t('kind')}
            data={APPOINTMENT_KINDS.toReversed().map((value) => ({ value, label: t(`kind_${value}`) }))}
            value={values.kind}
            onChange={(kind) => change({ kind })}
          />
          <Text c="dimmed" size="sm">
            {t(`kindText_${values.kind}`)}
          </Text>
        </div>
      )}
      <UserInput
        label={t('purpose')}
        maxLength={MAX_PURPOSE}
        data-autofocus
        autoComplete="off"
        {...form.text('purpose')}
        required
      />
      <EntryWhen form={form} />
      <Place form={form} offered={offered} />
      <PeopleField
        label={t(bookable ? 'providers' : 'people')}
        {...(bookable && { description: t('providersHint') })}
        value={values.people}
        error={errors['peopleIds']}
        onChange={(people) => change({ people })}
      />
      {offered.othersToo && (
        <PersonPicker<NamedPerson>
          data-field="assignedById"
          label={t('assignedBy')}
          placeholder={t('assignedByMe')}
          value={values.assignedBy}
          search={(text) => appointmentQueries.people(text)}
          error={errors['assignedById']}
          onChange={(assignedBy) => change({ assignedBy })}
        />
      )}
      <UserTextarea
        label={t('jobDescription')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={MAX_JOB_DESCRIPTION}
        {...form.text('jobDescription')}
      />
      {bookable && (
        <>
          <SlotFields values={values} errors={errors} change={change} />
          <AudiencePicker
            data-field="tokens"
            required
            everyone
            value={values.audience}
            search={(text) => appointmentQueries.addressees(text)}
            error={errors['tokens']}
            onChange={(audience) => change({ audience })}
          />
          <SlotPreview values={values} />
        </>
      )}
    </>
  )
}

function Place({ form, offered }: Pick<EntryFieldsProps, 'form' | 'offered'>) {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const { values, errors, change } = form
  const { departments } = offered
  const groups = departments.find(({ id }) => id === values.departmentId)?.groups ?? []
  const named = (all: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    all.map((one) => ({ value: one.id, label: nameOf(one) }))
  return (
    <>
      <UserInput label={t('jobLocation')} maxLength={MAX_JOB_LOCATION} autoComplete="off" {...form.text('jobLocation')} />
      {departments.length > 0 && (
        <div className={classes['half']}>
          <Select
            label={t('department')}
            data-field="departmentId"
            clearable
            searchable
            data={named(departments)}
            value={values.departmentId}
            error={errors['departmentId']}
            onChange={(departmentId) => change({ departmentId, groupId: null })}
          />
          <Select
            label={t('group')}
            data-field="groupId"
            clearable
            disabled={groups.length === 0}
            data={named(groups)}
            value={values.groupId}
            error={errors['groupId']}
            onChange={(groupId) => change({ groupId })}
          />
        </div>
      )}
    </>
  )
}
