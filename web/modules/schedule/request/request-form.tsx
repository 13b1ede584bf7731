import { MAX_REQUEST_FILES, MAX_REQUEST_REASON } from '@diwan/contract/schedule/limits/permissions'
import type { Request, RequestForm } from '@diwan/contract/schedule/schemas/permissions'
import { Button, CloseButton, Group, SegmentedControl, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { zonePlace } from '../../../kit/zone-name.ts'
import { problemText } from '../../../kit/problem-words.ts'
import { AttachmentField } from '../../../ui/attachment-field.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { TimeField } from '../../../ui/date/time-field.tsx'
import { FormFrame } from '../../../ui/form-frame.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { PreviewPart } from './preview-part.tsx'
import classes from './request.module.css'
import { useRequestForm } from './use-request-form.ts'

interface RequestFormProps {
  readonly offered: RequestForm
  readonly request: Request | undefined
  readonly onClose: () => void
  readonly onDone: (id: string) => void
}

/** Type, time, unit, reason and files of a request. */
export function RequestFormFields({ offered, request, onClose, onDone }: RequestFormProps) {
  const { t, i18n } = useTranslation('schedule')
  const nameOf = useLocalName()
  const { form, attached, saving, notSaved, saveDraft } = useRequestForm(offered, request, onDone)
  const { values, change, errors } = form
  const { types, departments } = offered
  const type = types.find(({ id }) => id === values.typeId)
  const groups = departments.find(({ id }) => id === values.departmentId)?.groups ?? []
  const named = (all: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    all.map((one) => ({ value: one.id, label: nameOf(one) }))
  const keptFiles = request?.files.filter(({ id }) => values.kept.includes(id)) ?? []
  return (
    <FormFrame
      form={{ ...form, problem: form.problem ?? (notSaved ? problemText(notSaved) : undefined) }}
      onClose={onClose}
      action={t('submit')}
      aside={
        <Button variant="subtle" color="gray" disabled={saving || form.pending} onClick={saveDraft}>
          {t('saveDraft')}
        </Button>
      }
    >
      <Select
        label={t('type')}
        data-field="typeId"
        data-autofocus
        required
        allowDeselect={false}
        data={named(types)}
        value={values.typeId}
        error={errors['typeId']}
        description={type && t('taken', { count: type.taken })}
        onChange={(typeId) => change({ typeId })}
      />
      <SegmentedControl
        aria-label={t('extent')}
        value={values.wholeDays ? 'days' : 'hours'}
        data={[
          { value: 'days', label: t('wholeDays') },
          { value: 'hours', label: t('hours') },
        ]}
        onChange={(extent) => change({ wholeDays: extent === 'days' })}
      />
      <div className={classes['half']}>
        <DateField
          label={t('dateFrom')}
          data-field="dateFrom"
          required
          value={values.dateFrom}
          error={errors['dateFrom']}
          onChange={(dateFrom) => change({ dateFrom, ...(values.dateTo === '' && { dateTo: dateFrom }) })}
        />
        <DateField
          label={t('dateTo')}
          data-field="dateTo"
          required
          value={values.dateTo}
          error={errors['dateTo']}
          onChange={(dateTo) => change({ dateTo })}
        />
      </div>
      {!values.wholeDays && (
        <div className={classes['half']}>
          <TimeField
            label={t('timeFrom')}
            data-field="timeFrom"
            required
            value={values.timeFrom}
            error={errors['timeFrom']}
            onChange={(timeFrom) => change({ timeFrom })}
          />
          <TimeField
            label={t('timeTo')}
            data-field="timeTo"
            required
            value={values.timeTo}
            error={errors['timeTo']}
            description={t('hoursInZone', { zone: zonePlace(offered.zone, i18n.language) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(timeTo) => change({ timeTo })}
          />
        </div>
      )}
      <PreviewPart values={values} except={request?.id} />
      {departments.length > 0 && (
        <div className={classes['half']}>
          <Select
            label={t('department')}
            data-field="departmentId"
            required
            allowDeselect={false}
            data={named(departments)}
            value={values.departmentId}
            error={errors['departmentId']}
            onChange={(departmentId) => change({ departmentId, groupId: null })}
          />
          {groups.length > 0 && (
            <Select
              label={t('group')}
              data-field="groupId"
              clearable
              data={named(groups)}
              value={values.groupId}
              error={errors['groupId']}
              onChange={(groupId) => change({ groupId })}
            />
          )}
        </div>
      )}
      <AttachmentField
        attached={attached}
        purpose="attachment5"
        most={MAX_REQUEST_FILES - keptFiles.length}
        error={form.waiting ?? errors['fileIds']}
      >
        <UserTextarea
          label={t('reason')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={MAX_REQUEST_REASON}
          {...form.text('reason')}
          required
        />
      </AttachmentField>
      {keptFiles.map(({ id, name }) => (
        <Group key={id} gap={4} wrap="nowrap">
          <UserText text={name} lines={1} />
          <CloseButton
            size="sm"
            aria-label={t('removeFile', { name })}
            onClick={() => change({ kept: values.kept.filter((one) => one !== id) })}
          />
        </Group>
      ))}
    </FormFrame>
  )
}
