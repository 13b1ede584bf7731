import { titleForPath } from '@diwan/contract/work/addresses'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { Visible } from './visible.tsx'
import classes from './list.module.css'

/** How a workspace is drawn in its list; it opens with its projects. */
export const workspaceRow: RowOf<Workspace> = {
  keyOf: ({ id }) => id,
  link: ({ id, name }) => ({
    to: '/user/workspaces/$id/$title/workspace-projects',
    params: { id, title: titleForPath(name) } as object,
    search: {},
  }),
  title: ({ name, colour }) => (
    <span className={classes['name']}>
      <ColourDot colour={colour} />
      <UserText text={name} lines={1} />
    </span>
  ),
  lines: (row) => ({ about: <Visible workspace={row} />, when: <UpdatedText seconds={row.updatedDate} /> }),
}
