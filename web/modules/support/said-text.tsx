import { textOf, type Document } from '@diwan/core/document'
import { LinkedText } from '../../ui/linked-text.tsx'
import classes from './thread.module.css'

/** What was written, paragraph by paragraph, each in its own direction. */
export function SaidText({ body }: { body: Document }) {
  return (
    <div className={classes['said']}>
      {textOf(body)
        .split('\n')
        .map((line, place) => (
          <p key={place}>{line === '' ? '\u00A0' : <LinkedText text={line} />}</p>
        ))}
    </div>
  )
}
