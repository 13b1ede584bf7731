import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { IconBuilding, IconLock, IconUsersGroup, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './list.module.css'

const icons = { private: IconLock, group: IconUsersGroup, department: IconBuilding, organisation: IconWorld } as const

/** Who reads a workspace beside its people: the unit by its name. */
export function Visible({ workspace: { visibility, unit } }: { workspace: Pick<Workspace, 'visibility' | 'unit'> }) {
  const { t } = useTranslation('work')
  const nameOf = useLocalName()
  const Icon = icons[visibility]
  return (
    <span className={classes['visible']}>
      <Icon size={15} stroke={1.7} aria-hidden />
      {unit ? <UserText text={nameOf(unit)} lines={1} /> : t(`visibility_${visibility}`)}
    </span>
  )
}
