import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { instantWithin, useLocalName } from '../../../kit/formats.ts'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useAddresseeName } from '../../audience/public.ts'
import classes from '../user/cards.module.css'
import { Seats } from './seats.tsx'

/** The facts of an opportunity. The server sends the audience only to people who edit or approve it. */
export function OpportunityFacts({ of: { opportunity: record, audience } }: { of: OpenOpportunity }) {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const addresseeOf = useAddresseeName()
  const { type, partner, dueDate, unit, description, reason, publishAt, status } = record
  return (
    <>
      {reason !== '' && (
        <Alert color="red" variant="light" title={t(`status_${status}`)}>
          <LinkedText text={reason} />
        </Alert>
      )}
      {publishAt !== null && (
        <Alert color="blue" variant="light">
          {t('publishPlanned', { date: instantWithin(publishAt) })}
        </Alert>
      )}
      <Seats record={record} />
      <FactList label={t('part_details')}>
        {type && (
          <Fact name={t('type')}>
            <UserText text={nameOf(type)} />
          </Fact>
        )}
        {partner !== '' && (
          <Fact name={t('partner')}>
            <UserText text={partner} />
          </Fact>
        )}
        {dueDate !== null && (
          <Fact name={t('dueDate')}>
            <DayText day={dueDate} />
          </Fact>
        )}
        {unit && (
          <Fact name={t('unit')}>
            <UserText text={nameOf(unit)} />
          </Fact>
        )}
        {audience.length > 0 && (
          <Fact name={t('audience')}>
            <UserText text={audience.map((one) => addresseeOf(one)).join('، ')} />
          </Fact>
        )}
        <Fact name={t('createdBy')}>
          <PersonPress person={record.createdBy} />
        </Fact>
      </FactList>
      {description !== '' && (
        <p className={classes['text']}>
          <LinkedText text={description} />
        </p>
      )}
    </>
  )
}
