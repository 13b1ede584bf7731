import { Button } from '@mantine/core'
import { moved, newOption } from '@diwan/core/fields/draft'
import type { Option } from '@diwan/core/fields/field'
import { OPTIONS_MAX, ROWS_MAX, SCALE_MAX } from '@diwan/core/fields/field'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pastedLines, withLines } from '../model/pasted-options.ts'
import classes from './editor.module.css'
import { OptionRow } from './option-row.tsx'

export interface OptionsEditorProps {
  readonly options: readonly Option[]
  /** Choices, the rows of a table, or the scale they are answered on. */
  readonly kind?: 'options' | 'rows' | 'scale'
  /** Only their words may change. */
  readonly fixed?: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (options: Option[], where?: string) => void
}

const kinds = {
  options: {
    legend: 'options',
    ar: 'optionArabic',
    en: 'optionEnglish',
    more: 'optionActions',
    add: 'addOption',
    stem: 'option',
  },
  rows: { legend: 'rows', ar: 'rowArabic', en: 'rowEnglish', more: 'rowActions', add: 'addRow', stem: 'row' },
  scale: { legend: 'scale', ar: 'optionArabic', en: 'optionEnglish', more: 'optionActions', add: 'addOption', stem: 'option' },
} as const
/** So many are drawn at first: each one is two inputs and a menu. */
const SHOWN = 50
const most = { options: OPTIONS_MAX, rows: ROWS_MAX, scale: SCALE_MAX }

export function OptionsEditor({ options, kind = 'options', fixed = false, errors, onChange }: OptionsEditorProps) {
  const { t } = useTranslation(['fields', 'kit'])
  const words = kinds[kind]
  const [asked, setAsked] = useState(SHOWN)
  const [leftOut, setLeftOut] = useState(0)
  const shown = Math.max(asked, lastWrong(errors, kind) + 1)
  const group = useRef<HTMLFieldSetElement>(null)
  /** After the screen has drawn it. */
  const focus = (selector: string) => requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    const option = newOption(options, words.stem)
    onChange([...options, option])
    setAsked(Math.max(shown, options.length + 1))
    focus(`[data-option="${option.key}"] input`)
  }
  const remove = (index: number) => {
    onChange(options.toSpliced(index, 1))
    focus('[data-add]') // its menu is gone with it
  }
  const pasteAt = (event: ClipboardEvent, index: number, language: 'ar' | 'en') => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2 || fixed) return
    event.preventDefault()
    const pasted = withLines(options, lines, { index, language, stem: words.stem, most: most[kind] })
    setLeftOut(pasted.leftOut)
    onChange(pasted.options)
  }
  return (
    <fieldset ref={group} className={classes['group']}>
      <legend>{t(words.legend)}</legend>
      {errors[kind] && <p className={classes['error']}>{errors[kind]}</p>}
      {options.slice(0, shown).map((option, index) => (
        <OptionRow
          key={option.key}
          option={option}
          words={words}
          number={index + 1}
          errors={[errors[`${kind}.${index}.labelAr`], errors[`${kind}.${index}.labelEn`]]}
          onWrite={(some) => onChange(options.with(index, { ...option, ...some }), `${kind}.${option.key}`)}
          onPaste={(event, language) => pasteAt(event, index, language)}
          actions={
            fixed
              ? undefined
              : {
                  up: index === 0 ? undefined : () => onChange(moved(options, index, index - 1)),
                  down: index + 1 === options.length ? undefined : () => onChange(moved(options, index, index + 1)),
                  remove: () => remove(index),
                }
          }
        />
      ))}
      {shown < options.length && (
        <Button variant="default" size="compact-sm" onClick={() => setAsked(shown + SHOWN)}>
          {t('moreOptions', { count: options.length - shown })}
        </Button>
      )}
      {leftOut > 0 && (
        <p role="status" className={classes['error']}>
          {t('optionsLeftOut', { count: leftOut, most: most[kind] })}
        </p>
      )}
      {!fixed && kind === 'options' && <p className={classes['none']}>{t('pasteOptions')}</p>}
      {!fixed && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          disabled={options.length >= most[kind]}
          data-add
          onClick={add}
        >
          {t(words.add)}
        </Button>
      )}
    </fieldset>
  )
}

/** A choice that is refused is drawn, however far down it stands. */
const lastWrong = (errors: OptionsEditorProps['errors'], kind: string): number =>
  Math.max(
    -1,
    ...Object.entries(errors).flatMap(([path, text]) => {
      const [list, index] = path.split('.')
      return text !== undefined && list === kind && index !== undefined ? [Number(index)] : []
    }),
  )
