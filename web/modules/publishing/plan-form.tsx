import type { Publication } from '@diwan/contract/publishing/schemas'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deviceZone, useReading } from '../../kit/reading.ts'
import '../../ui/switch-styles.ts'
import { AudiencePicker, ReachedPeople } from '../audience/public.ts'
import { publicationQueries } from './api.ts'
import { OptionalWhen } from './plan-fields.tsx'
import type { PlanValues } from './model/plan.ts'
import classes from './publishing.module.css'
import type { PublishedRecord } from './types.ts'

interface PlanFormProps {
  readonly record: PublishedRecord
  readonly publication: Publication
  readonly form: {
    readonly values: PlanValues
    readonly errors: Partial<Record<string, string>>
    readonly change: (some: Partial<PlanValues>) => void
    readonly pick: <K extends keyof PlanValues & string>(
      name: K,
    ) => {
      'data-field': string
      value: PlanValues[K]
      error: string | undefined
      onChange: (value: PlanValues[K]) => void
    }
  }
}

/** For whom it is, and what happens by itself. */
export function PlanForm({ record: { id, endpoints, preview }, publication, form }: PlanFormProps) {
  const { t } = useTranslation('publishing')
  const { zone } = useReading()
  const queries = publicationQueries(endpoints)
  const { values, errors, change, pick } = form
  return (
    <>
      <AudiencePicker
        data-field="tokens"
        value={values.tokens}
        onChange={(tokens) => change({ tokens })}
        everyone={publication.can.everyone}
        search={(text) => queries.addressees(id, text)}
        error={errors['tokens']}
        required
      />
      <ReachedPeople
        queries={{
          reached: (tokens) => queries.reached(id, tokens),
          look: (userId, tokens) => queries.look(id, userId, tokens),
        }}
        audience={values.tokens}
        preview={preview}
      />
      {(['reminder', 'removal'] as const).map((option) => (
        <OptionalWhen key={option} option={option} on={values[option]} onSwitch={(on) => change({ [option]: on })} pick={pick} />
      ))}
      <Switch
        label={t('push')}
        description={t('pushText')}
        checked={values.push}
        onChange={(event) => change({ push: event.currentTarget.checked })}
      />
      {(zone !== publication.zone || deviceZone() !== publication.zone) && (
        <p className={classes['quiet']}>{t('zoneNote', { zone: publication.zone })}</p>
      )}
    </>
  )
}
