import { CHAIN_KINDS, type ChainKind } from '@diwan/contract/schedule/vocabulary/chains'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { unitsNamed, type PickedUnit } from '../../publishing/public.ts'
import { chainQueries } from '../api/chains.ts'
import classes from './chains.module.css'
import { ChainForm } from './chain-form.tsx'

/** The approval chains of requests, for the organisation and for each unit. */
export function Chains() {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const [kind, choose] = useState<ChainKind>('permission')
  const [unit, pick] = useState<PickedUnit | null>(null)
  const { data, error, isPaused, refetch } = useQuery(chainQueries.read({ kind, ...(unit && { unitId: unit.id }) }))
  const shown = () => {
    if (data) return <ChainForm key={`${kind} ${unit?.id ?? ''}`} saved={data} />
    if (error) return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
    return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <FormSkeleton />
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('chainsText')}</Text>
      <SegmentedControl
        className={classes['kinds'] ?? ''}
        aria-label={t('chainKind')}
        data={CHAIN_KINDS.map((value) => ({ value, label: t(`chains_${value}`) }))}
        value={kind}
        onChange={choose}
      />
      <div className={classes['unit']}>
        <UnitPicker<PickedUnit>
          label={t('chainUnit')}
          placeholder={t('chainOrganisation')}
          value={unit}
          search={(text) => unitsNamed(text)}
          onChange={pick}
        />
      </div>
      {data && data.written.length > 0 && (
        <ul className={classes['written']} aria-label={t('chainsWritten')}>
          {data.written.map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one.id === unit?.id} onClick={() => pick(one)}>
                {nameOf(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown()}
    </Stack>
  )
}
