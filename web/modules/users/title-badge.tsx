import type { TitleName } from '@diwan/contract/users/schemas/title'
import { useLocalName } from '../../kit/formats.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './people-section.module.css'

/** The name of a title, with a dot in its colour. */
export function TitleBadge({ title }: { title: TitleName }) {
  return (
    <span className={classes['badge']}>
      <i style={{ background: title.colour }} aria-hidden />
      <UserText text={useLocalName()(title)} lines={1} />
    </span>
  )
}
