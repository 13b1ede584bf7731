import { flagParts } from '@diwan/contract/access/matrix'
import type { Matrix } from '@diwan/contract/access/schemas'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { useTranslation } from 'react-i18next'
import classes from './matrix.module.css'
import type { CellChange } from './use-matrix-draft.ts'
import { useRightWords } from './use-right-words.ts'

/** By role, with how many people hold it: what comes and what goes. */
export function Difference({ changes, matrix }: { changes: readonly CellChange[]; matrix: Matrix }) {
  const { t } = useTranslation(['access', 'shell'])
  return ROLES.map((role) => {
    const own = changes.filter((change) => change.role === role)
    if (own.length === 0) return null
    return (
      <section key={role} className={classes['difference']} data-role={role}>
        <h3>
          {t(`role_${role}`, { ns: 'shell' })}
          <small>{t('people', { count: matrix.roles.find((one) => one.role === role)?.people ?? 0 })}</small>
        </h3>
        <ul>
          {own.map((change) => (
            <ChangeLine key={change.name} change={change} />
          ))}
        </ul>
      </section>
    )
  })
}

function ChangeLine({ change: { name, gained, lost } }: { change: CellChange }) {
  const { t } = useTranslation('access')
  const { nameOf, moduleOf, relationsOf } = useRightWords()
  return (
    <li data-change={name}>
      <span>
        {moduleOf(flagParts(name).module)} · {nameOf(name)}
      </span>
      {gained.length > 0 && (
        <ins>
          {t('gains')}: {relationsOf(gained)}
        </ins>
      )}
      {lost.length > 0 && (
        <del>
          {t('loses')}: {relationsOf(lost)}
        </del>
      )}
    </li>
  )
}
