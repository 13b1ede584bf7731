import { customFields } from '@diwan/contract/custom-fields/endpoints'
import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import type { Answer, Field } from '@diwan/core/fields/field'
import { labelOf } from '@diwan/core/fields/labels'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { takesFocus } from '../../kit/takes-focus.ts'
import { useWrite } from '../../kit/write.ts'
import { ChoiceList } from '../../ui/list/choice-list.tsx'
import { FieldInputs, useAnswerCheck, type Names } from '../fields/public.ts'
import classes from './custom-fields.module.css'
import type { Customized } from './types.ts'

interface ValueEditorProps extends Customized {
  readonly field: Field
  readonly said: CustomField | undefined
  readonly onClose: () => void
}

/** Where one value is chosen or written. What somebody else changed since it was seen is not overwritten. */
export default function ValueEditor(props: ValueEditorProps) {
  const { id, field, said, onChanged, onClose } = props
  const { t } = useTranslation('custom-fields')
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const { mutate } = useWrite(customFields.change, { scope: `custom:${id}` })
  const write = (value: Answer) =>
    mutate(
      { id, now: { [field.key]: value }, was: { [field.key]: said?.value ?? '' } },
      { onSuccess: ({ items }) => onChanged(items) },
    )
  if (field.type !== 'choice' && field.type !== 'choices') return <Written {...props} write={write} />
  const options = field.options.map((option) => ({ value: option.key, label: labelOf(option, language) }))
  const chosen = [said?.value ?? []].flat().map(String)
  const label = labelOf(field, language)
  if (field.type === 'choices') return <ChoiceList label={label} options={options} chosen={chosen} onChange={write} />
  return (
    <ChoiceList
      label={label}
      options={[...(field.required ? [] : [{ value: '', label: t('none'), apart: true }]), ...options]}
      chosen={chosen}
      pick={(value) => {
        if (value !== (chosen[0] ?? '')) write(value)
        onClose()
      }}
    />
  )
}

/** A value that is typed, or looked for. */
function Written({ field, said, onClose, write }: ValueEditorProps & { write: (value: Answer) => void }) {
  const { t } = useTranslation(['custom-fields', 'kit'])
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const [value, type] = useState<Answer>(said?.value ?? '')
  const [names, name] = useState<Names>(() => namesOf(said))
  const [tried, attempt] = useState(false)
  // alone it is asked whatever the others say
  const { when: _when, ...alone } = field
  const check = useAnswerCheck([alone])
  const { errors, values } = check({ [field.key]: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    attempt(true)
    if (Object.keys(errors).length > 0) return
    const now = values[field.key] ?? ''
    if (now !== (said?.value ?? '')) write(now)
    onClose()
  }
  return (
    <form className={classes['value']} noValidate onSubmit={submit} ref={focusInput}>
      <FieldInputs
        fields={[alone]}
        answers={{ [field.key]: value }}
        names={names}
        errors={tried ? errors : {}}
        language={language}
        change={(_key, answer, named) => {
          type(answer)
          if (named) name({ ...names, [named.id]: named })
        }}
      />
      <div className={classes['end']}>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t('cancel', { ns: 'kit' })}
        </Button>
        <Button type="submit" size="compact-md">
          {t('saveValue')}
        </Button>
      </div>
    </form>
  )
}

const focusInput = (form: HTMLFormElement | null) => takesFocus(form?.querySelector<HTMLElement>('input, textarea') ?? null)

function namesOf(said: CustomField | undefined): Names {
  const [named] = said?.names ?? []
  return named && typeof said?.value === 'string' ? { [said.value]: named } : {}
}
