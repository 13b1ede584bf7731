import { ActionIcon } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOver, type Area } from '../use-light-text.ts'
import { EmojiLater } from './emoji-later.tsx'

/** Puts an emoji where the caret was in this field. */
export function EmojiButton({ area, size = 36 }: { readonly area: Area; readonly size?: number }) {
  const { t } = useTranslation('writing')
  const [choosing, choose] = useState(false)
  const insert = (emoji: string) => {
    const field = area.current
    if (field) typeOver(field, field.selectionStart, field.selectionEnd, emoji)
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={size}
        aria-label={t('emoji')}
        title={t('emoji')}
        aria-haspopup="dialog"
        aria-expanded={choosing}
        onClick={() => choose(!choosing)}
      >
        <IconMoodSmile size={19} stroke={1.7} aria-hidden />
      </ActionIcon>
      <EmojiLater opened={choosing} onClose={() => choose(false)} onPick={insert} />
    </>
  )
}
