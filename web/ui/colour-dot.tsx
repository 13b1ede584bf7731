import type { Colour } from '@diwan/contract/kit/colours'
import classes from './colour-dot.module.css'

/** The colour that people gave a workspace or a label; each theme draws its own shade. What it stands before says what it is. */
export function ColourDot({ colour, size = 10 }: { colour: Colour; size?: number }) {
  return <i className={classes['dot']} data-colour={colour} style={{ inlineSize: size, blockSize: size }} aria-hidden />
}
