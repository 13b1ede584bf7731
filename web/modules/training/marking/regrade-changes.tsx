import type { Regraded } from '@diwan/contract/training/schemas/quiz'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { AttemptState } from '../quiz/attempt-state.tsx'
import classes from './marking.module.css'

/** Who would change, from what to what. */
export function RegradeChanges({ found: { attempts, changed, changes } }: { found: Regraded }) {
  const { t, i18n } = useTranslation('training')
  const points = (got: number, total: number) =>
    t('pointsOf', { points: numberText(got, i18n.language), total: numberText(total, i18n.language) })
  const state = (passed: boolean | null) => (
    <AttemptState attempt={{ status: passed === null ? 'CHECKING' : 'completed', passed }} />
  )
  return (
    <section data-regraded={changed}>
      <p role="status">
        {t('regradeFound', { count: changed })} {t('regradeLooked', { count: attempts })}
      </p>
      {changes.length > 0 && (
        <table className={classes['changes']}>
          <thead>
            <tr>
              <th scope="col">{t('learner')}</th>
              <th scope="col">{t('regradeBefore')}</th>
              <th scope="col">{t('regradeAfter')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.person.id}/${one.number}`}>
                <td>
                  <UserText text={one.person.fullName} lines={1} />
                </td>
                <td>
                  <bdi>{points(one.pointsBefore, one.totalBefore)}</bdi> {state(one.passedBefore)}
                </td>
                <td>
                  <bdi>{points(one.points, one.total)}</bdi> {state(one.passed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
