import { requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import type { OpenRequest } from '@diwan/contract/schedule/schemas/permissions'
import { useTranslation } from 'react-i18next'
import { clockWithin, useLocalName } from '../../../kit/formats.ts'
import { AttachmentList } from '../../../ui/attachment-list.tsx'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { WeekdayText } from '../../../ui/time-text.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ApprovalChain } from '../../approvals/public.ts'
import { AwayThenText } from './away-then.tsx'
import classes from './request.module.css'
import { useRequestText } from './use-request-text.ts'

/** The facts of a request, and beside them, where there is room, how far it is approved. */
export function RequestBody({ opened: { request, approval, awayThen, begun } }: { opened: OpenRequest }) {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const { extentOf, hoursOf } = useRequestText()
  const { dateFrom, dateTo, timeFrom, timeTo, wholeDays, working } = request
  const place = request.group ?? request.department
  const moment = (day: string, time: string) => (
    <>
      <WeekdayText day={day} both /> {!wholeDays && clockWithin(time)}
    </>
  )
  return (
    <div className={classes['body']}>
      <div className={classes['said']}>
        <FactList label={t('request')}>
          <Fact name={t('request')}>
            <ShortIdText shortId={request.shortId} />
          </Fact>
          <Fact name={t('requester')}>
            <PersonPress person={request.createdBy} /> {place && <UserText text={nameOf(place)} />}
          </Fact>
          {dateFrom !== null && <Fact name={t('dateFrom')}>{moment(dateFrom, timeFrom)}</Fact>}
          {dateTo !== null && <Fact name={t('dateTo')}>{moment(dateTo, timeTo)}</Fact>}
          {request.submittedDate !== null && (
            <Fact name={t('workingTime')}>
              {wholeDays && <>{extentOf(request)} · </>}
              {hoursOf(working.seconds)}
            </Fact>
          )}
          {awayThen && (
            <Fact name={t('awayThen')}>
              <AwayThenText then={awayThen} />
            </Fact>
          )}
        </FactList>
        {request.reason && (
          <blockquote className={classes['reason']} aria-label={t('reason')}>
            <LinkedText text={request.reason} />
          </blockquote>
        )}
        <AttachmentList files={request.files} />
      </div>
      {approval && (
        <ApprovalChain
          approval={approval}
          by={request.createdBy}
          sent={request.submittedDate ?? request.createdDate}
          {...(request.can.cancelApproval &&
            !begun && {
              cancel: { cancelApproval: requestDecisions.cancelApproval, id: request.id, version: request.version },
            })}
        />
      )}
    </div>
  )
}
