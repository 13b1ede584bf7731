import type { Attachment } from '@diwan/contract/files/schemas'
import type { Person } from '@diwan/contract/users/schemas'
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
import classes from './bubble.module.css'

const SHOWN_LINES = 14
const LONG_TEXT = 1_200

/** Read once, not measured: it folds before anything is drawn. What is quoted folds by itself. */
function isLong({ content }: Document): boolean {
  const text = textOf({ type: 'doc', content: content.filter(({ type }) => type !== 'blockquote') })
  return text.length > LONG_TEXT || text.split('\n').length > SHOWN_LINES + 4
}

interface Written {
  readonly createdDate: number
  readonly editedDate: number | null
}

/** When it was said, and that it was put right since. */
export function MessageTime({ message: { createdDate, editedDate } }: { message: Written }) {
  const { t } = useTranslation('talk')
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

/** How a message stands out: in words and a sign beside its author as well, never by colour alone. */
export interface Tone {
  readonly name: 'warn' | 'good'
  readonly icon: ReactNode
  readonly label: string
}

interface BubbleProps {
  readonly author: Person
  readonly own: boolean
  /** Names it for styles of a module and for tests. */
  readonly kind: string
  readonly tone?: Tone | undefined
  readonly body: Document
  readonly files: readonly Attachment[]
  /** How it stands with its sending, when it is not there yet. */
  readonly sending?: 'pending' | 'failed'
  readonly menu?: ReactNode
  /** While its words are being changed. */
  readonly instead?: ReactNode
  /** Its time, or what stands in its place. */
  readonly children: ReactNode
}

/** A message: the reader's own are at the end of the line. */
export function Bubble(props: BubbleProps) {
  const { author, own, kind, tone, body, files, sending, menu, instead, children } = props
  const { t } = useTranslation('talk')
  return (
    <li className={classes['message']} data-kind={kind} data-tone={tone?.name} data-own={own || undefined} data-sending={sending}>
      {!own && <Letter id={author.id} name={author.fullName} photo={author.photo} size={30} />}
      <article className={classes['body']}>
        <div className={classes['top']}>
          <header className={classes['head']}>
            {tone && (
              <span className={classes['tone']}>
                {tone.icon}
                {tone.label}
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
