import { Menu, VisuallyHidden } from '@mantine/core'
import { flagParts, matrixFlags, mayGive, mayHold, mayTakeFrom } from '@diwan/contract/access/matrix'
import { LASTING_FLAGS, type Relation, type Role } from '@diwan/contract/access/vocabulary'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useScope } from '../../kit/rights.ts'
import { useSession } from '../../kit/session.ts'
import classes from './matrix.module.css'
import type { MatrixDraft } from './use-matrix-draft.ts'
import { useRightWords } from './use-right-words.ts'

export interface MatrixCellProps {
  readonly role: Role
  readonly name: string
  readonly draft: MatrixDraft
  readonly mayWrite: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** The relations of one role for one right. Only the open one carries a menu: there are six hundred cells. */
export function MatrixCell({ role, name, draft, mayWrite, open, onOpen }: MatrixCellProps) {
  const { t } = useTranslation(['access', 'shell'])
  const { nameOf, relationsOf } = useRightWords()
  const relations = draft.now(role, name)
  const changed = draft.changes.some((change) => change.role === role && change.name === name)
  if (!mayWrite)
    return (
      <span className={classes['cell']} data-empty={relations.length === 0} title={relationsOf(relations)}>
        <Held relations={relations} />
      </span>
    )

  const label = t('cell', { flag: nameOf(name), role: t(`role_${role}`, { ns: 'shell' }) })
  const button = (
    <button
      type="button"
      className={classes['cell']}
      data-empty={relations.length === 0}
      data-changed={changed}
      data-cell={`${role} ${name}`}
      title={relationsOf(relations)}
      aria-haspopup="menu"
      {...(!open && { onClick: () => onOpen(true) })}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Held relations={relations} />
      {changed && <VisuallyHidden>({t('changedCell')})</VisuallyHidden>}
    </button>
  )
  if (!open) return button
  return (
    <Menu
      opened
      onChange={onOpen}
      closeOnItemClick={false}
      position="bottom-start"
      radius={12}
      shadow="md"
      width={230}
      keepMounted={false}
      withInitialFocusPlaceholder={false} // a menu holds its items only: the first takes the focus
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Choices role={role} name={name} draft={draft} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** A tick where it is everything, else the relations in one line. */
function Held({ relations }: { relations: readonly Relation[] }) {
  const { relationsOf } = useRightWords()
  if (relations.length === 0)
    return (
      <>
        <span aria-hidden>—</span>
        <VisuallyHidden>{relationsOf(relations)}</VisuallyHidden>
      </>
    )
  const all = relations.includes('all')
  return (
    <>
      {all && <IconCheck size={15} stroke={2} className={classes['tick']} aria-hidden />}
      <span className={classes['held']}>{relationsOf(all ? ['all'] : relations)}</span>
    </>
  )
}

function Choices({ role, name, draft }: Pick<MatrixCellProps, 'role' | 'name' | 'draft'>) {
  const { t } = useTranslation('access')
  const { relationOf } = useRightWords()
  const grantable = useGrantable(role, name)
  const mine = useSession()?.metadata.role
  const relations = draft.now(role, name)
  const lasting = role === 'SUPER_ADMIN' && LASTING_FLAGS.includes(name)
  return matrixFlags.get(name)?.offers.map((one) => {
    const held = relations.includes(one)
    const before = draft.was(role, name).includes(one)
    const locked = lasting && one === 'all' && held
    const foreign = !held && !before && !grantable(one)
    const owners = held && before && mine !== undefined && !mayTakeFrom(mine, role)
    return (
      <Menu.CheckboxItem
        key={one}
        checked={held}
        disabled={locked || foreign || owners}
        rightSection={(locked || foreign || owners) && <IconLock size={14} aria-hidden />}
        {...(foreign && { title: t(mayHold(role, name) ? 'notGrantable' : 'ownersAlone') })}
        {...(owners && { title: t('notTakable') })}
        onChange={() => draft.toggle(role, name, one)}
      >
        {relationOf(one)}
      </Menu.CheckboxItem>
    )
  })
}

/** Which relations of a right this administrator may give to this role. */
function useGrantable(to: Role, name: string): (relation: Relation) => boolean {
  const role = useSession()?.metadata.role
  const { module, flag } = flagParts(name)
  const held = useScope(module, flag)
  return (relation) => role !== undefined && mayGive({ role, held }, to, name, relation)
}
