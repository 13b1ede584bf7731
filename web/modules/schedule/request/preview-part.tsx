import { requestTimeProblems } from '@diwan/core/time-rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { requestQueries } from '../api/permissions.ts'
import classes from './request.module.css'
import type { RequestValues } from './use-request-form.ts'
import { useRequestText } from './use-request-text.ts'

/** The working time of what is asked for, who else is away then, and whether an own request takes it already. */
export function PreviewPart({ values, except }: { values: RequestValues; except: string | undefined }) {
  const { t } = useTranslation('schedule')
  const { extentOf, hoursOf } = useRequestText()
  const { dateFrom, dateTo, timeFrom, timeTo, wholeDays, departmentId, groupId } = values
  const complete = requestTimeProblems(values).length === 0
  const unitId = groupId ?? departmentId
  const { data } = useQuery({
    ...requestQueries.preview({
      dateFrom,
      dateTo,
      wholeDays: wholeDays ? 'true' : 'false',
      ...(!wholeDays && { timeFrom, timeTo }),
      ...(unitId !== null && { unitId }),
    }),
    enabled: complete,
  })
  const shown = complete ? data : undefined
  const hours = shown && hoursOf(shown.working.seconds)
  return (
    <div className={classes['preview']} role="status">
      {shown ? (
        <>
          <div>{[...(wholeDays ? [extentOf({ wholeDays, working: shown.working })] : []), hours].join(' · ')}</div>
          {shown.awayThen && <div>{t('othersAway', { count: shown.awayThen.away, people: shown.awayThen.people })}</div>}
          {shown.overlaps && shown.overlaps.id !== except && (
            <div className={classes['warning']}>{t('overlapsNow', { shortId: `\u2066${shown.overlaps.shortId}\u2069` })}</div>
          )}
        </>
      ) : (
        t('chooseDates')
      )}
    </div>
  )
}
