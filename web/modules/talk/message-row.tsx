import { Letter } from '../../ui/person-chip.tsx'
import { AuthorBeside, AuthorName, MessageBody, type BubbleProps } from './bubble.tsx'
import classes from './message-row.module.css'

interface MessageRowProps extends BubbleProps {
  /** The message follows another one of the same author, whose name is not repeated. */
  readonly joined?: boolean | undefined
}

/** A message as a line of a dense thread, all authors at the same edge. */
export function MessageRow(props: MessageRowProps) {
  const { author, guest = false, own, id, kind, tone, sending, menu, joined = false, children } = props
  return (
    <li
      className={classes['row']}
      data-message={id}
      data-kind={kind}
      data-tone={tone?.name}
      data-own={own || undefined}
      data-joined={joined || undefined}
      data-sending={sending}
    >
      {joined ? <span /> : <Letter id={author.id} name={author.fullName} photo={author.photo} size={30} />}
      <article className={classes['body']}>
        <header className={joined ? classes['hidden'] : classes['head']}>
          <AuthorName author={author} guest={guest} own={own} />
          <AuthorBeside author={author} guest={guest} own={own} />
          <span className={classes['aside']}>{children}</span>
          {tone && (
            <span className={classes['tone']}>
              {tone.icon}
              {tone.label}
            </span>
          )}
        </header>
        <MessageBody {...props} bubble={classes['words']} />
      </article>
      <div className={classes['menu']}>{menu}</div>
    </li>
  )
}
