import { results } from '@diwan/contract/training/endpoints/results'
import type { Item } from '@diwan/contract/training/schemas/items'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { decimalText, numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { courseQueries } from '../api/api.ts'
import classes from './report.module.css'

/** Below it a question hardly tells who knows more (Ebel). */
const WEAK = 0.2

/** The questions of a course: how many got each right, whether it tells who knows more, and what was chosen. */
export function ItemSection({ id }: { id: string }) {
  const { t } = useTranslation('training')
  const { data, error, refetch } = useQuery(courseQueries.items(id))
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  if (data.items.length === 0) return null
  return (
    <section>
      <h2>{t('byItem')}</h2>
      <p className={classes['dim']}>{t('byItemText')}</p>
      <p className={classes['dim']}>{t('itemDiscriminationHelp')}</p>
      <table className={classes['table']} aria-label={t('byItem')}>
        <thead>
          <tr>
            <th scope="col">{t('itemQuestion')}</th>
            <th scope="col" className={classes['track']}>
              <span className={classes['unseen']}>{t('bar')}</span>
            </th>
            <th scope="col">{t('itemAsked')}</th>
            <th scope="col" className={classes['blank']}>
              {t('itemBlank')}
            </th>
            <th scope="col">{t('itemRight')}</th>
            <th scope="col">{t('itemDiscrimination')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((item) => (
            <ItemRow key={`${item.lesson} ${item.key}`} item={item} />
          ))}
        </tbody>
      </table>
      <div className={classes['files']}>
        <div role="group" aria-labelledby="items-file">
          <span id="items-file">{t('exportItems')}</span>
          <ExportButtons addressOf={(format) => fileAddress(results.exportItems, { id, format })} />
        </div>
        <div role="group" aria-labelledby="attempts-file">
          <span id="attempts-file">{t('exportAttempts')}</span>
          <ExportButtons addressOf={(format) => fileAddress(results.exportAttempts, { id, format })} />
        </div>
      </div>
    </section>
  )
}

function ItemRow({ item }: { item: Item }) {
  const { t, i18n } = useTranslation('training')
  const nameOf = useLocalName()
  const { asked, blank, share, discrimination, dropped, options } = item
  const name = nameOf({ nameAr: item.labelAr, nameEn: item.labelEn })
  const isWeak = discrimination !== null && discrimination < WEAK
  return (
    <tr>
      <th scope="row">
        {options.length > 0 ? (
          <details className={classes['item']}>
            <summary>
              <UserText text={name} />
            </summary>
            <Options item={item} name={name} />
          </details>
        ) : (
          <UserText text={name} />
        )}
        {dropped && <small className={classes['dim']}>{t('itemDropped')}</small>}
        {isWeak && <small className={classes['weak']}>{t('itemWeak')}</small>}
      </th>
      <td className={classes['track']} aria-hidden>
        <span>
          <i data-status="completed" style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
        </span>
      </td>
      <td>{numberText(asked, i18n.language)}</td>
      <td className={classes['blank']}>{numberText(blank, i18n.language)}</td>
      <td>{share === null ? '–' : percentText(share, i18n.language)}</td>
      <td>{discrimination === null ? '–' : <bdi>{decimalText(discrimination, i18n.language, 2)}</bdi>}</td>
    </tr>
  )
}

function Options({ item: { options, asked }, name }: { item: Item; name: string }) {
  const { t, i18n } = useTranslation('training')
  const nameOf = useLocalName()
  return (
    <ul aria-label={t('itemOptions', { name })}>
      {options.map(({ key, labelAr, labelEn, chosen, right }) => (
        <li key={key} data-right={right || undefined}>
          <span>
            <UserText text={nameOf({ nameAr: labelAr, nameEn: labelEn })} />
            {right && <IconCheck size={15} stroke={2} role="img" aria-label={t('itemRightOption')} />}
          </span>
          <span className={classes['share']}>
            {numberText(chosen, i18n.language)}
            {asked > 0 && ` · ${percentText(chosen / asked, i18n.language)}`}
          </span>
          <i aria-hidden style={{ inlineSize: `${asked === 0 ? 0 : (chosen / asked) * 100}%` }} />
        </li>
      ))}
    </ul>
  )
}
