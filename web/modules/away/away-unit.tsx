import { CloseButton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../kit/formats.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { awayQueries } from './api.ts'
import { AwayRow } from './away-row.tsx'
import classes from './away.module.css'

interface AwayUnitProps {
  /** The department of the reader where it is absent. */
  readonly unitId: string | undefined
  readonly days: readonly string[]
  readonly today: string
  readonly off: (day: string) => boolean
  /** Takes the unit from the screen; absent for the department of the reader. */
  readonly onRemove?: (() => void) | undefined
}

/** The people of one unit: how many are away on each day, then a row for each person. */
export function AwayUnit({ unitId, days, today, off, onRemove }: AwayUnitProps) {
  const { t, i18n } = useTranslation(['away', 'kit'])
  const nameOf = useLocalName()
  const list = useInfiniteQuery(awayQueries.unit({ ...(unitId && { unitId }), from: days[0]!, to: days.at(-1)! }))
  const wide = days.length + 1
  const [first] = list.data?.pages ?? []
  if (!first)
    return (
      <tbody>
        <tr>
          <td colSpan={wide} className={classes['state']}>
            {list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : t('loading', { ns: 'kit' })}
          </td>
        </tr>
      </tbody>
    )
  const { unit, people, counts, holidays } = first
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (!unit)
    return (
      <tbody>
        <tr>
          <td colSpan={wide} className={classes['state']}>
            {t('noUnit')}
          </td>
        </tr>
      </tbody>
    )
  return (
    <tbody data-unit={unit.id}>
      <tr className={classes['unit']}>
        <th scope="rowgroup">
          <span>
            <UserText text={nameOf(unit)} lines={1} />
            <small>{people.more ? t('peopleMore', { count: people.count }) : t('people', { count: people.count })}</small>
            {onRemove && (
              <CloseButton
                size="sm"
                aria-label={t('removeUnit', { name: nameOf(unit) })}
                title={t('removeUnit', { name: nameOf(unit) })}
                onClick={onRemove}
              />
            )}
          </span>
        </th>
        {days.map((day, at) => {
          const count = counts[at] ?? 0
          return (
            <td key={day} data-off={off(day) || undefined} data-today={day === today || undefined}>
              {holidays.includes(day) ? <small>{t('holiday')}</small> : count > 0 && numberText(count, i18n.language)}
            </td>
          )
        })}
      </tr>
      {rows.map(({ person, absences }) => (
        <AwayRow key={person.id} person={person} absences={absences} {...{ days, today, off, holidays }} />
      ))}
      {list.hasNextPage && (
        <tr>
          <td colSpan={wide}>
            <MoreRows list={list} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
