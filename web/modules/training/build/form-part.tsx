import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { formHits, type FormHit } from '../model/form-hits.ts'
import type { PartProps } from '../types.ts'

/** A form that learners send; those that are published are offered. What the chosen one is called is known in this tab. */
export function FormPart({ lesson, errors, onChange }: PartProps<'form'>) {
  const { t } = useTranslation('training')
  const { formId } = lesson
  const [chosen, setChosen] = useKeptText<FormHit | undefined>(`course-form/${lesson.key}`, undefined)
  const named = chosen?.id === formId ? chosen : undefined
  return (
    <SearchPicker<FormHit>
      data-field="formId"
      label={t('formToSend')}
      description={t('formToSendText')}
      required
      value={named ?? (formId === null ? null : { id: formId, name: t('chosenForm') })}
      search={formHits}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      error={errors['formId']}
      onChange={(hit) => {
        setChosen(hit ?? undefined)
        onChange({ formId: hit?.id ?? null })
      }}
    />
  )
}
