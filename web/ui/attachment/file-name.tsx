import { directionOf } from '@diwan/core/direction'
import { useDirection } from '../../kit/formats.ts'
import { UserText } from '../user-text.tsx'
import classes from './file-name.module.css'

/** Isolated from the line around it, and shortened in the middle: the ending says what it is. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const direction = directionOf(stem, useDirection())
  return (
    <bdi className={classes['name']} dir={direction} title={name}>
      <UserText text={stem} dir={direction} lines={1} whole={name} />
      <span>{ending}</span>
    </bdi>
  )
}
