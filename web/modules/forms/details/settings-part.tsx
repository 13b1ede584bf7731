import { MAX_ENTRIES, MAX_TICKET_SUBJECT } from '@diwan/contract/forms/limits'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { FORM_PRIORITIES, FORM_TARGETS } from '@diwan/contract/forms/vocabulary'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { NumberInput, Select, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/switch-styles.ts'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { StepsEditor } from '../../approvals/public.ts'
import { BothLanguages } from '../../fields/public.ts'
import { formQueries } from '../api.ts'
import classes from '../forms.module.css'
import type { FormWriting } from './use-form-content.ts'

type Picked = Pick<UnitHit, 'id' | 'nameAr' | 'nameEn'> & Partial<Pick<UnitHit, 'path'>>

/** What a form is called, whose it is, and what becomes of an entry. */
export function SettingsPart({ writing, record }: { writing: FormWriting; record: EditedForm | null }) {
  const { t } = useTranslation('forms')
  const { content, set, errors } = writing
  const [chosen, setChosen] = useState<readonly Picked[]>([])
  const named = (id: string | null) => [...chosen, ...(record?.places ?? [])].find((one) => one.id === id) ?? null
  const both = (field: 'name' | 'description') => ({
    field,
    ar: content[`${field}Ar`],
    en: content[`${field}En`],
    errors: [errors[`${field}Ar`], errors[`${field}En`]] as const,
    onChange: (ar: string, en: string) => set({ [`${field}Ar`]: ar, [`${field}En`]: en }, field),
  })
  return (
    <div className={classes['part']}>
      <BothLanguages label={t('name')} {...both('name')} />
      <BothLanguages label={t('description')} optional long {...both('description')} />
      <UnitPicker<Picked>
        data-field="unitId"
        label={t('owner')}
        description={t('ownerText')}
        value={named(content.unitId)}
        search={(text) => formQueries.units(text)}
        error={errors['unitId']}
        onChange={(unit) => {
          if (unit) setChosen([unit, ...chosen])
          set({ unitId: unit?.id ?? null })
        }}
      />
      <Select
        data-field="target"
        label={t('target')}
        required
        data={FORM_TARGETS.filter((one) => one !== 'permission_request' || content.target === one).map((value) => ({
          value,
          label: t(`target_${value}`),
        }))}
        value={content.target}
        error={errors['target']}
        allowDeselect={false}
        onChange={(target) => target && set({ target })}
      />
      {content.target === 'ticket' && (
        <>
          <UnitPicker<Picked>
            data-field="groupId"
            label={t('group')}
            required
            value={named(content.groupId)}
            search={(text) => formQueries.units(text, 'group')}
            clearable={false}
            error={errors['groupId']}
            onChange={(unit) => {
              if (unit) setChosen([unit, ...chosen])
              set({ groupId: unit?.id ?? null, departmentId: unit?.path?.at(-1)?.id ?? null })
            }}
          />
          <Select
            label={t('priority')}
            data={FORM_PRIORITIES.map((value) => ({ value, label: t(`priority_${value}`) }))}
            value={content.priority}
            allowDeselect={false}
            onChange={(priority) => priority && set({ priority })}
          />
          <UserInput
            label={t('subject')}
            description={t('subjectText')}
            maxLength={MAX_TICKET_SUBJECT}
            value={content.subject}
            onChange={(event) => set({ subject: event.currentTarget.value }, 'subject')}
          />
        </>
      )}
      <StepsEditor
        steps={content.steps}
        onChange={(steps) => set({ steps })}
        searchUnits={(text) => formQueries.units(text)}
        units={record?.places ?? []}
        people={record?.approvers ?? []}
        errors={Object.fromEntries(
          Object.entries(errors).flatMap(([path, text]) => (path.startsWith('steps.') ? [[path.slice(6), text]] : [])),
        )}
      />
      <Switch label={t('once')} checked={content.once} onChange={(event) => set({ once: event.currentTarget.checked })} />
      <Switch
        label={t('withdrawable')}
        checked={content.withdrawable}
        onChange={(event) => set({ withdrawable: event.currentTarget.checked })}
      />
      <Switch
        label={t('limited')}
        checked={content.maxEntries !== null}
        onChange={(event) => set({ maxEntries: event.currentTarget.checked ? 100 : null })}
      />
      {content.maxEntries !== null && (
        <NumberInput
          data-field="maxEntries"
          label={t('maxEntries')}
          min={1}
          max={MAX_ENTRIES}
          allowDecimal={false}
          value={content.maxEntries}
          error={errors['maxEntries']}
          onChange={(most) => typeof most === 'number' && set({ maxEntries: most }, 'maxEntries')}
        />
      )}
    </div>
  )
}
