import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { moved, newOption } from '@diwan/core/fields/draft'
import type { Option } from '@diwan/core/fields/field'
import { OPTIONS_MAX } from '@diwan/core/fields/field'
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../ui/move-items.tsx'
import classes from './editor.module.css'

export interface OptionsEditorProps {
  readonly options: readonly Option[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (options: Option[], where?: string) => void
}

export function OptionsEditor({ options, errors, onChange }: OptionsEditorProps) {
  const { t } = useTranslation(['fields', 'kit'])
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <fieldset className={classes['group']}>
      <legend>{t('options')}</legend>
      {errors['options'] && <p className={classes['error']}>{errors['options']}</p>}
      {options.map((option, index) => {
        const number = index + 1
        const write = (some: Partial<Option>) => onChange(options.with(index, { ...option, ...some }), `option.${option.key}`)
        return (
          <div key={option.key} className={classes['option']}>
            <TextInput
              aria-label={t('optionArabic', { number })}
              placeholder={t('arabic')}
              lang="ar"
              dir="rtl"
              value={option.labelAr}
              error={errors[`options.${index}.labelAr`]}
              onChange={(event) => write({ labelAr: event.currentTarget.value })}
            />
            <TextInput
              aria-label={t('optionEnglish', { number })}
              placeholder={t('english')}
              lang="en"
              dir="ltr"
              value={option.labelEn}
              error={errors[`options.${index}.labelEn`]}
              onChange={(event) => write({ labelEn: event.currentTarget.value })}
            />
            <Menu width={180} position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('optionActions', { number })}>
                  <IconDots {...sign} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <MoveItems
                  labels={{ up: t('moveUp'), down: t('moveDown') }}
                  up={index === 0 ? undefined : () => onChange(moved(options, index, index - 1))}
                  down={number === options.length ? undefined : () => onChange(moved(options, index, number))}
                />
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash {...sign} />}
                  onClick={() => onChange(options.toSpliced(index, 1))}
                >
                  {t('remove', { ns: 'kit' })}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </div>
        )
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus {...sign} />}
        disabled={options.length >= OPTIONS_MAX}
        onClick={() => onChange([...options, newOption(options)])}
      >
        {t('addOption')}
      </Button>
    </fieldset>
  )
}
