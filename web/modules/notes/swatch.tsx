import type { NOTE_COLOURS } from '@diwan/contract/notes/vocabulary'
import classes from './swatch.module.css'

/** A colour of notes, with its name where it stands alone. */
export function Swatch({ colour, label }: { readonly colour: (typeof NOTE_COLOURS)[number]; readonly label?: string }) {
  return (
    <span className={classes['swatch']}>
      <span className={classes['dot']} data-colour={colour} aria-hidden />
      {label}
    </span>
  )
}
