import type { Starter } from '@diwan/contract/fields/vocabulary/starter-fields'
import { FieldList, type Field } from '@diwan/core/fields/field'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import type { BuiltForm } from '../types.ts'
import classes from './builder.module.css'

interface StarterPickerProps {
  /** Those of its kind: a survey does not begin from an expense claim. */
  readonly starters: readonly Starter[]
  readonly onPick: (form: BuiltForm, fields: Field[]) => void
}

/** Templates to begin from: complete in both languages, to be changed at will. */
export function StarterPicker({ starters, onPick }: StarterPickerProps) {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  return (
    <section className={classes['starters']} aria-label={t('startFrom')}>
      <h2>{t('startFrom')}</h2>
      <p>{t('startFromText')}</p>
      <ul>
        {starters.map(({ key, fields, ...form }) => (
          <li key={key}>
            <button type="button" data-starter={key} onClick={() => onPick(form, FieldList.parse(fields))}>
              <strong>{nameOf(form)}</strong>
              <span>{nameOf({ nameAr: form.descriptionAr, nameEn: form.descriptionEn })}</span>
              <small>{t('fieldCount', { count: fields.length })}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
