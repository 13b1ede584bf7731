import type { Matrix } from '@diwan/contract/access/schemas'
import type { Role } from '@diwan/contract/access/vocabulary'
import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MatrixCell } from './matrix-cell.tsx'
import classes from './matrix.module.css'
import type { MatrixDraft } from './use-matrix-draft.ts'
import type { RightGroup } from './use-right-groups.ts'
import { useRightWords } from './use-right-words.ts'

export interface MatrixTableProps {
  readonly groups: readonly RightGroup[]
  readonly roles: readonly Role[]
  readonly matrix: Matrix
  readonly draft: MatrixDraft
  readonly mayWrite: boolean
}

/** Names of rights and of roles stay in sight while the rest scrolls. */
export function MatrixTable({ groups, roles, matrix, draft, mayWrite }: MatrixTableProps) {
  const { t } = useTranslation(['access', 'shell'])
  const { nameOf, aboutOf, moduleOf } = useRightWords()
  const [open, setOpen] = useState<string>()
  const [folded, setFolded] = useState<readonly string[]>([])
  const fold = (module: string) =>
    setFolded(folded.includes(module) ? folded.filter((one) => one !== module) : [...folded, module])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div className={classes['frame']} tabIndex={0} role="region" aria-label={t('view_matrix')}>
      <table className={classes['table']} data-alone={roles.length === 1}>
        <thead>
          <tr>
            <th scope="col">{t('right')}</th>
            {roles.map((role) => (
              <th
                key={role}
                scope="col"
                title={`${t(`role_${role}`, { ns: 'shell' })}: ${t('people', { count: matrix.roles.find((one) => one.role === role)?.people ?? 0 })}`}
              >
                {t(`role_${role}`, { ns: 'shell' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ module, names }) => (
            <Fragment key={module}>
              <tr className={classes['module']}>
                <th scope="colgroup" colSpan={roles.length + 1}>
                  <button type="button" aria-expanded={!folded.includes(module)} onClick={() => fold(module)}>
                    <IconChevronDown size={15} stroke={1.7} aria-hidden />
                    {moduleOf(module)}
                  </button>
                </th>
              </tr>
              {(folded.includes(module) ? [] : names).map((name) => (
                <tr key={name} data-right={name}>
                  <th scope="row" title={`${nameOf(name)}: ${aboutOf(name)}`}>
                    <span className={classes['right']}>
                      <span className={classes['held']}>{nameOf(name)}</span>
                      <span role="img" aria-label={aboutOf(name)}>
                        <IconInfoCircle size={14} stroke={1.6} aria-hidden />
                      </span>
                    </span>
                  </th>
                  {roles.map((role) => (
                    <td key={role}>
                      <MatrixCell
                        role={role}
                        name={name}
                        draft={draft}
                        mayWrite={mayWrite}
                        open={open === `${role} ${name}`}
                        onOpen={(to) => setOpen(to ? `${role} ${name}` : undefined)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
