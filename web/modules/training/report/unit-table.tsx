import type { CourseReport } from '@diwan/contract/training/schemas/enrolment'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { COUNTED, sumOf } from '../model/counts.ts'
import classes from './report.module.css'

/** A department a line: of its learners, how many stand where, as a bar from the start of the line and in figures. */
export function UnitTable({ units }: Pick<CourseReport, 'units'>) {
  const { t, i18n } = useTranslation('training')
  const nameOf = useLocalName()
  return (
    <>
      <ul className={classes['legend']} aria-label={t('statusHead')}>
        {COUNTED.map((status) => (
          <li key={status}>
            <i data-status={status} />
            {t(`enrolment_${status}`)}
          </li>
        ))}
      </ul>
      <table className={classes['table']} aria-label={t('byUnit')}>
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            <th scope="col" className={classes['track']}>
              <span className={classes['unseen']}>{t('bar')}</span>
            </th>
            <th scope="col">{t('part_learners')}</th>
            <th scope="col">{t('enrolment_completed')}</th>
            <th scope="col">{t('view_overdue')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((counts) => {
            const all = sumOf(counts)
            const share = all === 0 ? 0 : counts.completed / all
            return (
              <tr key={counts.unit?.id ?? 'none'}>
                <th scope="row">
                  <UserText text={counts.unit ? nameOf(counts.unit) : t('withoutUnit')} />
                </th>
                <td className={classes['track']} aria-hidden>
                  <span>
                    {COUNTED.map((status) => (
                      <i key={status} data-status={status} style={{ flexGrow: counts[status] }} hidden={counts[status] === 0} />
                    ))}
                  </span>
                </td>
                <td>{numberText(all, i18n.language)}</td>
                <td>{percentText(share, i18n.language)}</td>
                <td>{numberText(counts.overdue, i18n.language)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
