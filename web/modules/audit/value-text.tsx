import { isColour } from '@diwan/core/contrast'
import classes from './audit.module.css'

/** A value as it was recorded: what people wrote keeps its direction, a colour is shown. */
export function ValueText({ text }: { text: string }) {
  return (
    <span className={classes['value']} dir="auto">
      {isColour(text) && <span className={classes['swatch']} style={{ background: text }} aria-hidden />}
      {text}
    </span>
  )
}
