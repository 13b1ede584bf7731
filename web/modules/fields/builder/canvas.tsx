import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { startingAnswers } from '@diwan/core/fields/check'
import { Field } from '@diwan/core/fields/field'
import { inLanguage, labelOf } from '@diwan/core/fields/labels'
import { missingTexts } from '@diwan/core/fields/missing-texts'
import { IconGitBranch, IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { InLanguage } from '../../../ui/in-language.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { FieldInput } from '../field-inputs.tsx'
import type { BuiltForm } from '../types.ts'
import classes from './builder.module.css'

export const END = 'end'

interface CanvasProps {
  readonly form: BuiltForm
  readonly fields: readonly Field[]
  /** One where there is no room for both. */
  readonly languages: readonly ('ar' | 'en')[]
  readonly chosen: string | undefined
  readonly wrong: ReadonlySet<string>
  readonly onChoose: (key: string) => void
  readonly onKey: (event: KeyboardEvent, key: string) => void
}

/** The form as it will be asked, in both languages side by side; a field is one row of both. */
export function Canvas({ form, fields, languages, chosen, wrong, onChoose, onKey }: CanvasProps) {
  const { t } = useTranslation('fields')
  const { setNodeRef, isOver } = useDroppable({ id: END })
  return (
    <div className={classes['canvas']} data-sides={languages.length}>
      <div className={classes['tongues']}>
        {languages.map((language) => (
          <Tongue key={language} language={language} fields={fields} form={form} />
        ))}
      </div>
      <div className={classes['papers']}>
        <div className={classes['titles']}>
          {languages.map((language) => (
            <header key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              <h2>
                <UserText text={inLanguage(language, form.nameAr, form.nameEn) || t('untitled')} />
              </h2>
              <p>
                <UserText text={inLanguage(language, form.descriptionAr, form.descriptionEn)} />
              </p>
            </header>
          ))}
        </div>
        <SortableContext items={fields.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className={classes['rows']} aria-label={t('fields')}>
            {fields.map((field, index) => (
              <CanvasRow
                key={field.key}
                field={field}
                place={{ at: index + 1, all: fields.length }}
                languages={languages}
                chosen={chosen === field.key}
                wrong={wrong.has(field.key)}
                onChoose={onChoose}
                onKey={onKey}
              />
            ))}
          </ol>
        </SortableContext>
        <div ref={setNodeRef} className={classes['end']} data-over={isOver || undefined} />
      </div>
    </div>
  )
}

function Tongue({ language, fields, form }: { language: 'ar' | 'en' } & Pick<CanvasProps, 'fields' | 'form'>) {
  const { t } = useTranslation('fields')
  const own = (language === 'ar' ? form.nameAr : form.nameEn) === '' ? 1 : 0
  const missing = missingTexts(fields)[language] + own
  return (
    <div>
      <span>{t(language === 'ar' ? 'arabic' : 'english')}</span>
      {missing > 0 && (
        <span data-missing={language}>
          <i className={classes['wait']} aria-hidden />
          {t('textsMissing', { count: missing })}
        </span>
      )}
    </div>
  )
}

interface RowProps extends Pick<CanvasProps, 'languages' | 'onChoose' | 'onKey'> {
  readonly field: Field
  readonly place: { readonly at: number; readonly all: number }
  readonly chosen: boolean
  readonly wrong: boolean
}

function CanvasRow({ field, place, languages, chosen, wrong, onChoose, onKey }: RowProps) {
  const { t } = useTranslation('fields')
  const { setNodeRef, listeners, attributes, transform, transition, isDragging, isOver } = useSortable({ id: field.key })
  const { role: _role, tabIndex: _tab, ...told } = attributes
  return (
    <li
      ref={setNodeRef}
      className={classes['row']}
      data-row={field.key}
      data-chosen={chosen || undefined}
      data-dragged={isDragging || undefined}
      data-over={(isOver && !isDragging) || undefined}
      data-section={field.type === 'section' || undefined}
      style={{ transform: transform ? `translate(0, ${transform.y}px)` : undefined, transition }}
    >
      {languages.map((language, side) => (
        <div key={language} className={classes['cell']} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <button
            type="button"
            className={classes['pick']}
            {...(side === 0 ? told : {})}
            {...listeners}
            tabIndex={side === 0 ? 0 : -1}
            aria-hidden={side > 0 || undefined}
            aria-pressed={chosen}
            aria-label={t('editField', { name: labelOf(field, language) || t(`type_${field.type}`), ...place })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete Control+D Meta+D"
            data-pick={side === 0 ? field.key : undefined}
            onClick={() => onChoose(field.key)}
            onKeyDown={(event) => {
              listeners?.['onKeyDown']?.(event)
              if (!event.defaultPrevented && !isDragging) onKey(event, field.key)
            }}
          />
          <span className={classes['grip']} aria-hidden>
            <IconGripVertical size={14} stroke={1.8} />
          </span>
          <Shown field={field} language={language} />
          {(field.when !== undefined || wrong) && (
            <span className={classes['marks']} aria-hidden>
              {field.when && <IconGitBranch size={15} stroke={1.6} />}
              {wrong && <i className={classes['wait']} />}
            </span>
          )}
        </div>
      ))}
    </li>
  )
}

/** The input as it will be, out of reach; a text that is missing in this language is named, not borrowed. */
function Shown({ field, language }: { field: Field; language: 'ar' | 'en' }) {
  const { t } = useTranslation('fields')
  const own = language === 'ar' ? field.labelAr : field.labelEn
  const lacks = language === 'ar' ? { labelAr: t('noLabel') } : { labelEn: t('noLabel') }
  const shown = own === '' ? Field.parse({ ...field, ...lacks }) : field
  return (
    <div inert aria-hidden className={classes['shown']} data-lacks={own === '' || undefined}>
      <InLanguage language={language}>
        <FieldInput
          field={shown}
          answers={startingAnswers([field])}
          names={{}}
          errors={{}}
          language={language}
          change={() => undefined}
        />
      </InLanguage>
    </div>
  )
}
