import type { Attachment } from '@diwan/contract/files/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { isEmptyDocument, textOf, type Document } from '@diwan/core/document'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../ui/attachment-list.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { InstantText, TimeText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { instantText } from '../../kit/formats.ts'
import { PersonPress } from '../../ui/person-press.tsx'
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

/** The time of a message and whether it was edited. In a thread with day lines the time alone is enough. */
export function MessageTime({ message: { createdDate, editedDate }, short = false }: { message: Written; short?: boolean }) {
  const { t } = useTranslation('talk')
  return (
    <>
      {short ? <TimeText seconds={createdDate} /> : <InstantText seconds={createdDate} />}
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
  /** A word. */
  readonly label: ReactNode
}

export interface BubbleProps {
  readonly author: Person
  /** A stranger, by the name they gave: there is no unit to show. */
  readonly guest?: boolean | undefined
  readonly own: boolean
  /** For finding it on the screen, once the portal has it. */
  readonly id?: string
  /** Names it for styles of a module and for tests. */
  readonly kind: string
  readonly tone?: Tone | undefined
  /** Nothing once it was deleted. */
  readonly body: Document | null
  readonly files: readonly Attachment[]
  /** How it stands with its sending, when it is not there yet. */
  readonly sending?: 'pending' | 'failed'
  readonly menu?: ReactNode
  /** While its words are being changed. */
  readonly instead?: ReactNode
  /** The quoted message, shown above the text. */
  readonly quote?: ReactNode
  /** Below everything: its reactions. */
  readonly foot?: ReactNode
  /** Its time, or what stands in its place. */
  readonly children: ReactNode
}

/** Its words, a long text folded, or the form in which they are changed. */
export function MessageBody({
  body,
  files,
  instead,
  quote,
  foot,
  bubble,
}: Pick<BubbleProps, 'body' | 'files' | 'instead' | 'quote' | 'foot'> & { readonly bubble?: string | undefined }) {
  const { t } = useTranslation('talk')
  if (body === null) return <p className={classes['gone']}>{t('messageDeleted')}</p>
  const written = !isEmptyDocument(body)
  return (
    <>
      {instead ||
        ((written || quote) && (
          <div className={bubble}>
            {quote}
            {written && (
              <Fold long={isLong(body)} lines={SHOWN_LINES} open={t('showAll')}>
                <WrittenText document={body} />
              </Fold>
            )}
          </div>
        ))}
      <AttachmentList files={files} />
      {foot}
    </>
  )
}

/** How it is named above its words: its tone, its author, where they work. */
function MessageHead({
  author,
  guest,
  own,
  tone,
  children,
}: Pick<BubbleProps, 'author' | 'guest' | 'own' | 'tone' | 'children'>) {
  return (
    <header className={classes['head']}>
      {tone && (
        <span className={classes['tone']}>
          {tone.icon}
          {tone.label}
        </span>
      )}
      <AuthorName author={author} guest={guest} own={own} />
      <AuthorBeside author={author} guest={guest} own={own} />
      <span className={classes['aside']}>{children}</span>
    </header>
  )
}

/** Opens the page of a colleague. */
export function AuthorName({ author, guest, own }: Pick<BubbleProps, 'author' | 'guest' | 'own'>) {
  const { t } = useTranslation('talk')
  const name = <UserText text={author.fullName} />
  return <strong>{own ? t('you') : guest ? name : <PersonPress person={author}>{name}</PersonPress>}</strong>
}

/** Where the author works, where two have one name; of a stranger that it is one. */
export function AuthorBeside({ author, guest, own }: Pick<BubbleProps, 'author' | 'guest' | 'own'>) {
  const { t } = useTranslation('talk')
  if (own) return null
  return guest ? <span className={classes['aside']}>{t('guest')}</span> : <UnitBeside person={author} />
}

/** A message: the reader's own are at the end of the line. */
export function Bubble(props: BubbleProps) {
  const { author, own, id, kind, tone, sending, menu } = props
  return (
    <li
      className={classes['message']}
      data-message={id}
      data-kind={kind}
      data-tone={tone?.name}
      data-own={own || undefined}
      data-sending={sending}
    >
      {!own && <Letter id={author.id} name={author.fullName} photo={author.photo} size={30} />}
      <article className={classes['body']}>
        <div className={classes['top']}>
          <MessageHead {...props} />
          {menu}
        </div>
        <MessageBody {...props} bubble={classes['bubble']} />
      </article>
    </li>
  )
}
