import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { moved, newOption } from '@diwan/core/fields/draft'
import type { Option } from '@diwan/core/fields/field'
import { OPTIONS_MAX, ROWS_MAX, SCALE_MAX } from '@diwan/core/fields/field'
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../ui/move-items.tsx'
import classes from './editor.module.css'

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
const most = { options: OPTIONS_MAX, rows: ROWS_MAX, scale: SCALE_MAX }

export function OptionsEditor({ options, kind = 'options', fixed = false, errors, onChange }: OptionsEditorProps) {
  const { t } = useTranslation(['fields', 'kit'])
  const words = kinds[kind]
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  const group = useRef<HTMLFieldSetElement>(null)
  /** After the screen has drawn it. */
  const focus = (selector: string) => requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    const option = newOption(options, words.stem)
    onChange([...options, option])
    focus(`[data-option="${option.key}"] input`)
  }
  const remove = (index: number) => {
    onChange(options.toSpliced(index, 1))
    focus('[data-add]') // its menu is gone with it
  }
  return (
    <fieldset ref={group} className={classes['group']}>
      <legend>{t(words.legend)}</legend>
      {errors[kind] && <p className={classes['error']}>{errors[kind]}</p>}
      {options.map((option, index) => {
        const number = index + 1
        const write = (some: Partial<Option>) => onChange(options.with(index, { ...option, ...some }), `${kind}.${option.key}`)
        return (
          <div key={option.key} className={classes['option']} data-option={option.key}>
            <TextInput
              aria-label={t(words.ar, { number })}
              placeholder={t('arabic')}
              lang="ar"
              dir="rtl"
              value={option.labelAr}
              error={errors[`${kind}.${index}.labelAr`]}
              onChange={(event) => write({ labelAr: event.currentTarget.value })}
            />
            <TextInput
              aria-label={t(words.en, { number })}
              placeholder={t('english')}
              lang="en"
              dir="ltr"
              value={option.labelEn}
              error={errors[`${kind}.${index}.labelEn`]}
              onChange={(event) => write({ labelEn: event.currentTarget.value })}
            />
            {!fixed && (
              <Menu width={180} position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size={32} aria-label={t(words.more, { number })}>
                    <IconDots {...sign} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <MoveItems
                    labels={{ up: t('moveUp'), down: t('moveDown') }}
                    up={index === 0 ? undefined : () => onChange(moved(options, index, index - 1))}
                    down={number === options.length ? undefined : () => onChange(moved(options, index, number))}
                  />
                  <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={() => remove(index)}>
                    {t('remove', { ns: 'kit' })}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </div>
        )
      })}
      {!fixed && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus {...sign} />}
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
