import { isColour } from '@diwan/core/contrast'
import { directionOf } from '@diwan/core/direction'
import { useDirection } from '../../kit/formats.ts'
import classes from './audit.module.css'

/** A value as it was recorded: what people wrote has its own direction and the place of its cell; a colour is shown. */
export function ValueText({ text }: { text: string }) {
  const page = useDirection()
  return (
    <span className={classes['value']}>
      {isColour(text) && <span className={classes['swatch']} style={{ background: text }} aria-hidden />}
      <bdi dir={directionOf(text, page)}>{text}</bdi>
    </span>
  )
}
