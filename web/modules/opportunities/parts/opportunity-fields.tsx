import type { Addressee } from '@diwan/contract/audience/schemas'
import { MAX_DESCRIPTION, MAX_PARTNER, MAX_POSITION } from '@diwan/contract/opportunities/limits'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { AudiencePicker } from '../../audience/public.ts'
import { unitsNamed } from '../../publishing/public.ts'
import { opportunityQueries } from '../api.ts'
import type { OpportunityForm } from './use-opportunity-form.ts'

/** All that is written of an opportunity, in one column. */
export function OpportunityFields({ form }: { form: OpportunityForm }) {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const { data: settings } = useQuery(opportunityQueries.settings())
  const { values, errors, change } = form
  return (
    <>
      <UserInput
        label={t('position')}
        description={t('positionHint')}
        maxLength={MAX_POSITION}
        data-autofocus
        autoComplete="off"
        {...form.text('position')}
      />
      <Select
        data-field="typeId"
        label={t('type')}
        data={(settings?.types ?? []).map((type) => ({ value: type.id, label: nameOf(type) }))}
        value={values.typeId}
        error={errors['typeId']}
        onChange={(typeId) => change({ typeId })}
      />
      <UserInput label={t('partner')} maxLength={MAX_PARTNER} autoComplete="off" {...form.text('partner')} />
      <NumberField
        data-field="numberOfUsers"
        label={t('numberOfUsers')}
        min={1}
        {...(settings && { max: settings.maxUsers })}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        value={values.numberOfUsers}
        error={errors['numberOfUsers']}
        onChange={(value) => change({ numberOfUsers: value ?? 0 })}
      />
      <DateField label={t('dueDate')} description={t('dueDateHint')} {...form.pick('dueDate')} />
      <UnitPicker<NonNullable<typeof values.unit>>
        data-field="unitId"
        label={t('unit')}
        value={values.unit}
        search={(text) => unitsNamed(text)}
        error={errors['unitId']}
        onChange={(unit) => change({ unit })}
      />
      <AudiencePicker
        data-field="tokens"
        value={values.audience}
        onChange={(audience: Addressee[]) => change({ audience })}
        everyone
        search={(text) => opportunityQueries.addressees(text)}
        error={errors['tokens']}
      />
      <UserTextarea
        autosize
        minRows={4}
        maxRows={16}
        label={t('description')}
        maxLength={MAX_DESCRIPTION}
        {...form.text('description')}
      />
    </>
  )
}
