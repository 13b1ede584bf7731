import { ActionIcon, Menu, TextInput } from '@mantine/core'
import type { Option } from '@diwan/core/fields/field'
import { IconDots, IconTrash } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../ui/move-items.tsx'
import classes from './editor.module.css'

interface OptionRowProps {
  readonly option: Option
  readonly words: { readonly ar: OptionLabel; readonly en: OptionLabel; readonly more: OptionActions }
  readonly number: number
  readonly errors: readonly [ar: string | undefined, en: string | undefined]
  readonly onWrite: (some: Partial<Option>) => void
  readonly onPaste: (event: ClipboardEvent, language: 'ar' | 'en') => void
  /** Absent where only words may change. */
  readonly actions: { readonly up: Action; readonly down: Action; readonly remove: () => void } | undefined
}
type Action = (() => void) | undefined
type OptionLabel = 'optionArabic' | 'optionEnglish' | 'rowArabic' | 'rowEnglish'
type OptionActions = 'optionActions' | 'rowActions'

/** One choice in both languages, with the menu that moves and removes it. */
export function OptionRow({ option, words, number, errors, onWrite, onPaste, actions }: OptionRowProps) {
  const { t } = useTranslation(['fields', 'kit'])
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div className={classes['option']} data-option={option.key}>
      <TextInput
        aria-label={t(words.ar, { number })}
        placeholder={t('arabic')}
        lang="ar"
        dir="rtl"
        value={option.labelAr}
        error={errors[0]}
        onPaste={(event) => onPaste(event, 'ar')}
        onChange={(event) => onWrite({ labelAr: event.currentTarget.value })}
      />
      <TextInput
        aria-label={t(words.en, { number })}
        placeholder={t('english')}
        lang="en"
        dir="ltr"
        value={option.labelEn}
        error={errors[1]}
        onPaste={(event) => onPaste(event, 'en')}
        onChange={(event) => onWrite({ labelEn: event.currentTarget.value })}
      />
      {actions && (
        <Menu width={180} position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t(words.more, { number })}>
              <IconDots {...sign} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MoveItems labels={{ up: t('moveUp'), down: t('moveDown') }} up={actions.up} down={actions.down} />
            <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={actions.remove}>
              {t('remove', { ns: 'kit' })}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
