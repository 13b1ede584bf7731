import { Select, Switch, TextInput } from '@mantine/core'
import '../../../ui/switch-styles.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import type { Field } from '@diwan/core/fields/field'
import { FIELD_TYPES } from '@diwan/core/fields/field'
import { useTranslation } from 'react-i18next'
import { BothLanguages } from './both-languages.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import classes from './editor.module.css'
import type { FieldCardProps } from '../types.ts'
import { OptionsEditor } from './options-editor.tsx'
import { RuleEditor } from './rule-editor.tsx'

/** Everything that can be said about one field. */
export function FieldParts({ field, others, above, errors, onChange, onType }: FieldCardProps) {
  const { t } = useTranslation('fields')
  const set = (some: Partial<Field>, where?: string) => onChange({ ...field, ...some } as Field, where)
  return (
    <div className={classes['parts']}>
      <Select
        label={t('type')}
        data={FIELD_TYPES.map((type) => ({ value: type, label: t(`type_${type}`) }))}
        value={field.type}
        allowDeselect={false}
        onChange={(type) => type && onType(type)}
      />
      <BothLanguages
        label={t('label')}
        ar={field.labelAr}
        en={field.labelEn}
        errors={[errors['labelAr'], errors['labelEn']]}
        onChange={(labelAr, labelEn) => set({ labelAr, labelEn }, 'label')}
      />
      <BothLanguages
        label={t('help')}
        ar={field.helpAr}
        en={field.helpEn}
        errors={[errors['helpAr'], errors['helpEn']]}
        optional
        onChange={(helpAr, helpEn) => set({ helpAr, helpEn }, 'help')}
      />
      {'options' in field && (
        <OptionsEditor options={field.options} errors={errors} onChange={(options, where) => set({ options }, where)} />
      )}
      <Given field={field} errors={errors} set={set} />
      <RuleEditor field={field} above={above} errors={errors} onChange={(rule) => set({ rule }, 'rule')} />
      <div className={classes['switches']}>
        <Switch
          label={t('required')}
          checked={field.required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
        {'readonly' in field && (
          <Switch
            label={t('readonly')}
            checked={field.readonly}
            onChange={(event) => set({ readonly: event.currentTarget.checked })}
          />
        )}
      </div>
      <ConditionEditor field={field} others={others} errors={errors} onChange={onChange} />
    </div>
  )
}

type Props = Pick<FieldCardProps, 'field' | 'errors'> & { set: (some: Partial<Field>, where?: string) => void }

/** What it begins with, or says for good where it is readonly. */
function Given({ field, errors, set }: Props) {
  const { t } = useTranslation('fields')
  const label = t('startsWith')
  if (!('value' in field)) return null
  const props = { label, error: errors['value'] }
  if (field.type === 'choice')
    return (
      <Select
        {...props}
        clearable
        data={field.options.map(({ key, labelAr, labelEn }) => ({
          value: key,
          label: [labelAr, labelEn].filter(Boolean).join(' / ') || key,
        }))}
        value={field.value || null}
        onChange={(value) => set({ value: value ?? '' })}
      />
    )
  const written = field.type === 'text' || field.type === 'long_text'
  const shared = {
    ...props,
    value: field.value,
    onChange: (event: { currentTarget: { value: string } }) => set({ value: event.currentTarget.value }, 'value'),
  }
  if (written) return <UserInput {...shared} description={t('placeholders')} />
  return <TextInput {...shared} {...(field.type === 'date' ? { type: 'date' } : { dir: 'ltr' })} />
}
