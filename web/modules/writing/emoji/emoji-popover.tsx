import { Popover } from '@mantine/core'
import { EmojiPicker } from 'frimousse'
import { useTranslation } from 'react-i18next'
import { readEmojiData } from '../api/emoji-data.ts'
import classes from './emoji-popover.module.css'

interface EmojiPopoverProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onPick: (emoji: string) => void
}

/** All emoji, found by their names; loaded when it is first opened. */
export default function EmojiPopover({ opened, onClose, onPick }: EmojiPopoverProps) {
  const { t, i18n } = useTranslation(['writing', 'kit'])
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && onClose()}
      position="top-end"
      radius={12}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <span className={classes['anchor']} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown'] ?? ''} aria-label={t('emoji')}>
        <EmojiPicker.Root
          className={classes['picker']}
          locale={i18n.language}
          columns={8}
          resolveEmojiData={() => readEmojiData(i18n.language, (group) => t(`emoji_${group}`))}
          onEmojiSelect={({ emoji }) => onPick(emoji)}
        >
          <EmojiPicker.Search
            className={classes['search']}
            placeholder={t('emojiSearch')}
            aria-label={t('emojiSearch')}
            data-autofocus
          />
          <EmojiPicker.Viewport className={classes['viewport']}>
            <EmojiPicker.Loading className={classes['none']}>{t('loading', { ns: 'kit' })}</EmojiPicker.Loading>
            <EmojiPicker.Empty className={classes['none']}>{t('noResults', { ns: 'kit' })}</EmojiPicker.Empty>
            <EmojiPicker.List
              components={{
                CategoryHeader: ({ category, ...props }) => (
                  <div {...props} className={classes['group']}>
                    {category.label}
                  </div>
                ),
                Emoji: ({ emoji, ...props }) => (
                  <button {...props} className={classes['emoji']} aria-label={emoji.label} title={emoji.label}>
                    {emoji.emoji}
                  </button>
                ),
              }}
            />
          </EmojiPicker.Viewport>
        </EmojiPicker.Root>
      </Popover.Dropdown>
    </Popover>
  )
}
