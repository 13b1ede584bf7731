import classes from './file-name.module.css'

/** Isolated from the line around it, and shortened in the middle: the ending says what it is. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return (
    <bdi className={classes['name']} dir="auto" title={name}>
      <span className={classes['stem']}>{stem}</span>
      <span>{ending}</span>
    </bdi>
  )
}
