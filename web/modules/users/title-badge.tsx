import type { TitleName } from '@diwan/contract/users/schemas/title'
import { useLocalName } from '../../kit/formats.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './people-section.module.css'

/** White on the colour of the title, which the server keeps readable. */
export function TitleBadge({ title }: { title: TitleName }) {
  return (
    <span className={classes['badge']} style={{ background: title.colour }}>
      <UserText text={useLocalName()(title)} lines={1} />
    </span>
  )
}
