import type { Message } from '@diwan/contract/tickets/schemas'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { isEmptyDocument } from '@diwan/core/document'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../ui/attachment-list.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import classes from './message-view.module.css'
import { WrittenText } from './written-text.tsx'

/** My own stand at the end of the line. An internal note is told by colour, sign and word, never by colour alone. */
export function MessageView({ message, own }: { message: Message; own: boolean }) {
  const { author, kind, body, attachments, createdDate } = message
  return (
    <Bubble author={author} kind={kind} own={own} body={body} files={attachments}>
      <InstantText seconds={createdDate} />
    </Bubble>
  )
}

interface BubbleProps extends Pick<Message, 'author' | 'kind' | 'body'> {
  own: boolean
  files: Message['attachments']
  /** How it stands with its sending, when it is not there yet. */
  sending?: 'pending' | 'failed'
  /** Its time, or what stands in its place. */
  children: ReactNode
}

export function Bubble({ author, kind, own, body, files, sending, children }: BubbleProps) {
  const { t } = useTranslation('tickets')
  return (
    <li className={classes['message']} data-kind={kind} data-own={own || undefined} data-sending={sending}>
      {!own && <Letter id={author.id} name={author.fullName} photo={author.photo} size={30} />}
      <article className={classes['body']}>
        <header className={classes['head']}>
          {kind === 'note' && (
            <span className={classes['note']}>
              <IconLock size={14} stroke={2} aria-hidden />
              {t('kind_note')}
            </span>
          )}
          {kind === 'solution' && (
            <span className={classes['solution']}>
              <IconCircleCheck size={15} stroke={2} aria-hidden />
              {t('kind_solution')}
            </span>
          )}
          <strong dir="auto">{own ? t('you') : author.fullName}</strong>
          <span className={classes['aside']}>{children}</span>
        </header>
        {!isEmptyDocument(body) && (
          <div className={classes['bubble']}>
            <WrittenText document={body} />
          </div>
        )}
        <AttachmentList files={files} />
      </article>
    </li>
  )
}
