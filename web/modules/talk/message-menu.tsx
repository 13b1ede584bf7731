import { ActionIcon, Menu } from '@mantine/core'
import type { Reaction } from '@diwan/contract/talk/schemas'
import { textOf, type Document } from '@diwan/core/document'
import { lightTextOf } from '@diwan/core/light-text'
import { IconCopy, IconDots, IconPencil, IconQuote, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../kit/copy-text.ts'
import { useUntil } from '../../kit/use-until.ts'
import { showToast } from '../../ui/toasts.ts'
import classes from './bubble.module.css'
import { beginEdit } from './drafts/edits.ts'
import { ReactionChoice } from './reactions.tsx'

interface MenuProps {
  readonly message: {
    readonly id: string
    readonly body: Document
    readonly createdDate: number
    readonly editedDate: number | null
    readonly reactions: readonly Reaction[]
  }
  /** Nothing where nobody may answer. */
  readonly quote?: (() => void) | undefined
  /** For how many seconds its author may edit it; nothing where that is not offered. */
  readonly editSeconds?: number | undefined
  readonly react?: ((emoji: string, on: boolean) => void) | undefined
  /** What the kind of record offers beside. */
  readonly more?: ReactNode
  /** Asks before it deletes. */
  readonly remove?: (() => void) | undefined
}

/** What can be done with one message. */
export function MessageMenu({ message, quote, editSeconds, react, more, remove }: MenuProps) {
  const { t } = useTranslation('talk')
  const inTime = useUntil(message.createdDate + (editSeconds ?? 0))
  const { body, reactions } = message
  const words = textOf(body)
  const light = editSeconds !== undefined && inTime ? lightTextOf(body) : undefined
  const copy = () => void copyText(words).then((done) => done && showToast({ kind: 'success', text: t('copied') }))
  const edit = () => beginEdit(message)
  return (
    <Menu
      position="bottom-end"
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }} // as a whole on the screen, over its button if need be
      radius={12}
      shadow="md"
      keepMounted={false}
      returnFocus
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('messageOptions')} className={classes['menu'] ?? ''}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes['choices'] ?? ''}>
        {react && <ReactionChoice reactions={reactions} react={react} />}
        {quote && words !== '' && (
          <Menu.Item leftSection={<IconQuote size={16} aria-hidden />} onClick={quote}>
            {t('quote')}
          </Menu.Item>
        )}
        {words !== '' && (
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
            {t('copyText')}
          </Menu.Item>
        )}
        {light && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
            {t('edit')}
          </Menu.Item>
        )}
        {more}
        {remove && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
            {t('deleteMessage')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
