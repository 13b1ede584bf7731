import { Select, Switch, TextInput } from '@mantine/core'
import '../../../ui/switch-styles.ts'
import { TimeField } from '../../../ui/date/time-field.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import type { Field } from '@diwan/core/fields/field'
import { FIELD_TYPES } from '@diwan/core/fields/field'
import { useTranslation } from 'react-i18next'
import { BothLanguages } from './both-languages.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import classes from './editor.module.css'
import type { EditorOptions, FieldCardProps } from '../types.ts'
import { OptionsEditor } from './options-editor.tsx'
import { RuleEditor } from './rule-editor.tsx'

type PartsProps = Pick<FieldCardProps, 'field' | 'others' | 'above' | 'errors' | 'onChange' | 'onType'> & {
  /** After the first answers only words may change. */
  readonly wordingOnly?: boolean
  readonly options?: EditorOptions
}

/** Everything that can be said about one field. */
export function FieldParts({
  options: given = {},
  field,
  others,
  above,
  errors,
  wordingOnly = false,
  onChange,
  onType,
}: PartsProps) {
  const { t } = useTranslation('fields')
  const set = (some: Partial<Field>, where?: string) => onChange({ ...field, ...some } as Field, where)
  return (
    <div className={classes['parts']}>
      {!wordingOnly && (
        <Select
          label={t('type')}
          data={(given.types ?? FIELD_TYPES).map((type) => ({ value: type, label: t(`type_${type}`) }))}
          value={field.type}
          allowDeselect={false}
          disabled={given.typeStays?.(field.key) !== undefined}
          description={given.typeStays?.(field.key)}
          onChange={(type) => type && onType(type)}
        />
      )}
      <BothLanguages
        label={t(field.type === 'section' ? 'sectionLabel' : 'label')}
        ar={field.labelAr}
        en={field.labelEn}
        errors={[errors['labelAr'], errors['labelEn']]}
        onChange={(labelAr, labelEn) => set({ labelAr, labelEn }, 'label')}
      />
      <BothLanguages
        label={t(field.type === 'section' ? 'sectionHelp' : 'help')}
        ar={field.helpAr}
        en={field.helpEn}
        errors={[errors['helpAr'], errors['helpEn']]}
        optional
        onChange={(helpAr, helpEn) => set({ helpAr, helpEn }, 'help')}
      />
      <Offered field={field} errors={errors} set={set} fixed={wordingOnly} />
      {!wordingOnly && (
        <Asking field={field} others={others} above={above} errors={errors} plain={given.plain ?? false} onChange={onChange} />
      )}
      {given.more?.(field)}
    </div>
  )
}

/** When it is asked, and what an answer must be. */
function Asking({
  field,
  others,
  above,
  errors,
  plain,
  onChange,
}: Omit<PartsProps, 'onType' | 'wordingOnly' | 'options'> & { plain: boolean }) {
  const { t } = useTranslation('fields')
  const set = (some: Partial<Field>, where?: string) => onChange({ ...field, ...some } as Field, where)
  const rule = <RuleEditor field={field} above={above} errors={errors} onChange={(changed) => set({ rule: changed }, 'rule')} />
  if (plain) return rule
  return (
    <>
      <Given field={field} errors={errors} set={set} />
      {rule}
      <div className={classes['switches']}>
        {field.type !== 'section' && (
          <Switch
            label={t('required')}
            checked={field.required}
            onChange={(event) => set({ required: event.currentTarget.checked })}
          />
        )}
        <Ways field={field} set={set} />
        {'readonly' in field && (
          <Switch
            label={t('readonly')}
            checked={field.readonly}
            onChange={(event) => set({ readonly: event.currentTarget.checked })}
          />
        )}
      </div>
      <ConditionEditor field={field} others={others} errors={errors} onChange={onChange} />
    </>
  )
}

/** What is chosen from. */
function Offered({ field, errors, set, fixed }: Props & { fixed: boolean }) {
  const { t } = useTranslation('fields')
  if (field.type === 'matrix')
    return (
      <>
        <OptionsEditor
          fixed={fixed}
          kind="rows"
          options={field.rows}
          errors={errors}
          onChange={(rows, where) => set({ rows }, where)}
        />
        <OptionsEditor
          fixed={fixed}
          kind="scale"
          options={field.scale}
          errors={errors}
          onChange={(scale, where) => set({ scale }, where)}
        />
      </>
    )
  if (field.type === 'rating')
    return (
      <>
        <BothLanguages
          label={t('lowEnd')}
          ar={field.lowAr}
          en={field.lowEn}
          errors={[errors['lowAr'], errors['lowEn']]}
          optional
          onChange={(lowAr, lowEn) => set({ lowAr, lowEn }, 'low')}
        />
        <BothLanguages
          label={t('highEnd')}
          ar={field.highAr}
          en={field.highEn}
          errors={[errors['highAr'], errors['highEn']]}
          optional
          onChange={(highAr, highEn) => set({ highAr, highEn }, 'high')}
        />
      </>
    )
  if (!('options' in field)) return null
  return (
    <OptionsEditor fixed={fixed} options={field.options} errors={errors} onChange={(options, where) => set({ options }, where)} />
  )
}

/** How a choice or a rating is drawn, and whether something else may be written. */
function Ways({ field, set }: Omit<Props, 'errors'>) {
  const { t } = useTranslation('fields')
  const offered = field.type === 'choice' || field.type === 'choices'
  return (
    <>
      {offered && (
        <Switch label={t('allowOther')} checked={field.other} onChange={(event) => set({ other: event.currentTarget.checked })} />
      )}
      {field.type === 'choice' && (
        <Switch label={t('asList')} checked={field.list} onChange={(event) => set({ list: event.currentTarget.checked })} />
      )}
      {field.type === 'rating' && (
        <Switch label={t('stars')} checked={field.stars} onChange={(event) => set({ stars: event.currentTarget.checked })} />
      )}
    </>
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
  if (field.type === 'time') return <TimeField {...props} value={field.value} onChange={(value) => set({ value })} />
  const written = field.type === 'text' || field.type === 'long_text'
  const shared = {
    ...props,
    value: field.value,
    onChange: (event: { currentTarget: { value: string } }) => set({ value: event.currentTarget.value }, 'value'),
  }
  if (written) return <UserInput {...shared} description={t('placeholders')} />
  return <TextInput {...shared} {...(field.type === 'date' ? { type: 'date' } : { dir: 'ltr' })} />
}
