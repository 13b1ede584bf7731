import type { Message } from '@diwan/contract/tickets/schemas'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { isEmptyDocument, textOf, type Document } from '@diwan/core/document'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../ui/attachment-list.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { instantText } from '../../kit/formats.ts'
import { UnitBeside } from '../../ui/unit-beside.tsx'
import { Fold, WrittenText } from '../writing/public.ts'
import classes from './message-view.module.css'

const SHOWN_LINES = 14
const LONG_TEXT = 1_200

/** Read once, not measured: it folds before anything is drawn. What is quoted folds by itself. */
function isLong({ content }: Document): boolean {
  const text = textOf({ type: 'doc', content: content.filter(({ type }) => type !== 'blockquote') })
  return text.length > LONG_TEXT || text.split('\n').length > SHOWN_LINES + 4
}

/** To be read; what can be done with it is the thread's own. */
export function MessageView({ message, own }: { message: Message; own: boolean }) {
  const { author, kind, body, attachments } = message
  return (
    <Bubble author={author} kind={kind} own={own} body={body} files={attachments}>
      <MessageTime message={message} />
    </Bubble>
  )
}

/** When it was said, and that it was put right since. */
export function MessageTime({ message: { createdDate, editedDate } }: { message: Message }) {
  const { t } = useTranslation('tickets')
  return (
    <>
      <InstantText seconds={createdDate} />
      {editedDate !== null && (
        <span className={classes['edited']} title={instantText(editedDate)}>
          {t('edited')}
        </span>
      )}
    </>
  )
}

interface BubbleProps extends Pick<Message, 'author' | 'kind' | 'body'> {
  own: boolean
  files: Message['attachments']
  /** How it stands with its sending, when it is not there yet. */
  sending?: 'pending' | 'failed'
  menu?: ReactNode
  /** While its words are being changed. */
  instead?: ReactNode
  /** Its time, or what stands in its place. */
  children: ReactNode
}

/** My own stand at the end of the line. An internal note is told by colour, sign and word, never by colour alone. */
export function Bubble({ author, kind, own, body, files, sending, menu, instead, children }: BubbleProps) {
  const { t } = useTranslation('tickets')
  return (
    <li className={classes['message']} data-kind={kind} data-own={own || undefined} data-sending={sending}>
      {!own && <Letter id={author.id} name={author.fullName} photo={author.photo} size={30} />}
      <article className={classes['body']}>
        <div className={classes['top']}>
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
            <strong>{own ? t('you') : <UserText text={author.fullName} />}</strong>
            {!own && <UnitBeside person={author} />}
            <span className={classes['aside']}>{children}</span>
          </header>
          {menu}
        </div>
        {instead ||
          (!isEmptyDocument(body) && (
            <div className={classes['bubble']}>
              <Fold long={isLong(body)} lines={SHOWN_LINES} open={t('showAll')}>
                <WrittenText document={body} />
              </Fold>
            </div>
          ))}
        <AttachmentList files={files} />
      </article>
    </li>
  )
}
