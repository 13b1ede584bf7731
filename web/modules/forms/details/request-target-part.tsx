import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { actionQueries } from '../../actions/public.ts'
import type { FormWriting } from './use-form-content.ts'

/** The parts of a request that a field answers, with the types of field that fit. */
const PARTS = [
  { part: 'reason', fits: ['text', 'long_text'], optional: false },
  { part: 'dateFrom', fits: ['date'], optional: false },
  { part: 'dateTo', fits: ['date'], optional: false },
  { part: 'timeFrom', fits: ['time'], optional: true },
  { part: 'timeTo', fits: ['time'], optional: true },
] as const

/** The permission request that an entry becomes: its type, and which field answers what. */
export function RequestTargetPart({ writing: { content, set, errors } }: { writing: FormWriting }) {
  const { t } = useTranslation('forms')
  const nameOf = useLocalName()
  const types = useQuery(actionQueries.choices('permissions.make')).data ?? []
  const { request, fields } = content
  return (
    <>
      <Select
        data-field="request.typeId"
        label={t('requestType')}
        required
        data={types.map((type) => ({ value: type.id, label: nameOf(type) }))}
        value={request.typeId}
        error={errors['request.typeId']}
        allowDeselect={false}
        onChange={(typeId) => set({ request: { ...request, typeId } })}
      />
      {PARTS.map(({ part, fits, optional }) => (
        <Select
          key={part}
          data-field={`request.${part}`}
          label={t(`requestField_${part}`)}
          description={optional ? t('requestTimesText') : undefined}
          required={!optional}
          clearable={optional}
          allowDeselect={optional}
          data={fields
            .filter(({ type }) => fits.some((one) => one === type))
            .map(({ key, labelAr, labelEn }) => ({ value: key, label: nameOf({ nameAr: labelAr, nameEn: labelEn }) || key }))}
          value={request[part] || null}
          error={errors[`request.${part}`]}
          onChange={(key) => set({ request: { ...request, [part]: key ?? '' } })}
        />
      ))}
    </>
  )
}
