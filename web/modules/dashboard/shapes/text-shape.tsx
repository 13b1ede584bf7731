import { Link } from '@tanstack/react-router'
import { linkOf } from '../../../kit/link-of.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from '../dashboard.module.css'

interface TextShapeProps {
  readonly title: string
  readonly text: string
  readonly path: string
}

export function TextShape({ title, text, path }: TextShapeProps) {
  return (
    <Link {...linkOf(path)} className={classes['text']}>
      <b>
        <UserText text={title} lines={1} />
      </b>
      <UserText text={text} lines={3} />
    </Link>
  )
}
