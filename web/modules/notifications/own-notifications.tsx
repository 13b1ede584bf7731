import { Skeleton, Stack, Switch, Text, Title } from '@mantine/core'
import type { Choices, Quiet } from '@diwan/contract/notifications/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayZone } from '../../kit/reading.ts'
import { useWrite } from '../../kit/write.ts'
import { TimeField } from '../../ui/date/time-field.tsx'
import { ZoneNote } from '../../ui/date/zone-note.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import '../../ui/switch-styles.ts'
import { PageSection } from '../../ui/page-sections.tsx'
import { choose, keepQuiet, ruleQueries } from './api/settings.ts'
import { EventTable } from './event-table.tsx'
import { ThisDevice } from './this-device.tsx'

/** How events reach this person, and when mails stay silent. Each choice holds at once. */
export function OwnNotifications() {
  const { data, error, refetch } = useQuery(ruleQueries.choices())
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius={8} role="status" />
  return <Chosen choices={data} />
}

function Chosen({ choices }: { choices: Choices }) {
  const { t } = useTranslation('notifications')
  const write = useWrite(choose)
  return (
    <PageSection name="notifications" title={t('choicesTitle')} text={t('choicesText', { count: choices.mailMinutes })}>
      <EventTable
        label={t('choicesTitle')}
        events={choices.events.map(({ event }) => event)}
        state={(event, channel) => {
          const of = choices.events.find((one) => one.event === event)
          const state = of?.channels[channel]
          if (!of || !state) return undefined
          const why = of.critical ? t('critical') : state.locked ? t('lockedBy') : undefined
          return { on: state.on, disabled: state.locked || write.isPending, why }
        }}
        onSwitch={(events, channel, on) => write.mutate({ events: [...events], channel, on })}
      />
      <ThisDevice />
      <QuietHours quiet={choices.quiet} />
    </PageSection>
  )
}

const NIGHT = { from: '22:00', to: '07:00' }

function QuietHours({ quiet }: { quiet: Quiet }) {
  const { t } = useTranslation('notifications')
  const write = useWrite(keepQuiet)
  const keep = (to: Partial<Quiet>) => write.mutate({ ...quiet, ...to })
  const range = (name: 'hours' | 'ramadan', label: string) => (
    <Stack gap={6}>
      <Switch
        label={label}
        checked={quiet[name] !== null}
        disabled={write.isPending}
        onChange={({ currentTarget }) => keep({ [name]: currentTarget.checked ? NIGHT : null })}
      />
      {quiet[name] && (
        <Times key={`${quiet[name].from}${quiet[name].to}`} range={quiet[name]} onKeep={(to) => keep({ [name]: to })} />
      )}
    </Stack>
  )
  return (
    <Stack gap={10}>
      <div>
        <Title order={3} fz={14}>
          {t('quietTitle')}
        </Title>
        <Text c="dimmed">{t('quietText')}</Text>
      </div>
      {range('hours', t('quietHours'))}
      {range('ramadan', t('quietRamadan'))}
      <Switch
        label={t('quietWeekend')}
        checked={quiet.weekend}
        disabled={write.isPending}
        onChange={({ currentTarget }) => keep({ weekend: currentTarget.checked })}
      />
      <Switch
        label={t('quietMentions')}
        checked={quiet.mentions}
        disabled={write.isPending}
        onChange={({ currentTarget }) => keep({ mentions: currentTarget.checked })}
      />
    </Stack>
  )
}

type Range = NonNullable<Quiet['hours']>

function Times({ range, onKeep }: { range: Range; onKeep: (range: Range) => void }) {
  const { t } = useTranslation('notifications')
  const [typed, type] = useState(range)
  const field = (name: keyof Range, label: string) => (
    <TimeField
      w={140}
      label={label}
      value={typed[name]}
      onChange={(value) => type({ ...typed, [name]: value })}
      onBlur={() => {
        if (typed[name] !== '' && typed[name] !== range[name] && typed.from !== typed.to) onKeep(typed)
      }}
    />
  )
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {field('from', t('quietFrom'))}
      {field('to', t('quietTo'))}
      <ZoneNote zone={dayZone()} />
    </div>
  )
}
