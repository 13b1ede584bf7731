import { MAX_ENTRIES, MAX_TICKET_SUBJECT } from '@diwan/contract/forms/limits'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { FORM_PRIORITIES, FORM_TARGETS } from '@diwan/contract/forms/vocabulary'
import { NumberInput, Select, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/switch-styles.ts'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { StepsEditor } from '../../approvals/public.ts'
import { ContentNames, ContentSettings, errorsBelow, unitsNamed, type PickedUnit } from '../../publishing/public.ts'
import { RequestTargetPart } from './request-target-part.tsx'
import type { FormWriting } from './use-form-content.ts'

/** What a form is called, whose it is, and what becomes of an entry. */
export function SettingsPart({ writing, record }: { writing: FormWriting; record: EditedForm | null }) {
  const { t } = useTranslation('forms')
  const { content, set, errors } = writing
  const [chosen, setChosen] = useState<readonly PickedUnit[]>([])
  const places = [...chosen, ...(record?.places ?? [])]
  const words = { name: t('name'), description: t('description'), owner: t('owner'), ownerText: t('ownerText') }
  return (
    <ContentSettings>
      <ContentNames writing={writing} errors={errors} places={places} words={words} />
      <Select
        data-field="target"
        label={t('target')}
        required
        data={FORM_TARGETS.map((value) => ({
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
          <UnitPicker<PickedUnit>
            data-field="groupId"
            label={t('group')}
            required
            value={places.find(({ id }) => id === content.groupId) ?? null}
            search={(text) => unitsNamed(text, 'group')}
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
      {content.target === 'permission_request' && <RequestTargetPart writing={writing} />}
      <StepsEditor
        hint={t('stepsText')}
        steps={content.steps}
        onChange={(steps) => set({ steps })}
        searchUnits={(text) => unitsNamed(text)}
        units={record?.places ?? []}
        people={record?.approvers ?? []}
        errors={errorsBelow(errors, 'steps')}
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
    </ContentSettings>
  )
}
