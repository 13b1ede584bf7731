import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { textOf } from '@diwan/core/document'
import type { Span } from '@diwan/core/search-text'
import { useTranslation } from 'react-i18next'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './side.module.css'

interface FoundMessageProps {
  readonly author: string
  readonly date: number
  readonly text: string
  readonly lit?: readonly Span[]
  /** In which chat, where that is not known. */
  readonly where?: string | undefined
  readonly onLook: () => void
}

/** A message of a list; a press leads to its place in the chat. */
export function FoundMessage({ author, date, text, lit, where, onLook }: FoundMessageProps) {
  return (
    <li>
      <button type="button" className={classes['found']} onClick={onLook} data-found>
        <header>
          <UserText text={author} lines={1} />
          <small>
            <UpdatedText seconds={date} />
          </small>
        </header>
        {where !== undefined && (
          <small>
            <UserText text={where} lines={1} />
          </small>
        )}
        <UserText text={text} lit={lit} lines={3} />
      </button>
    </li>
  )
}

/** In short: its words, else what it carries. */
export function useShortText(): (message: Pick<TalkMessage, 'body' | 'attachments'>) => string {
  const { t } = useTranslation('chat')
  return ({ body, attachments }) =>
    (body ? textOf(body).trim() : '') || attachments[0]?.name || t('filesLine', { count: attachments.length })
}
