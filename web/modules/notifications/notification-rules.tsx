import { ActionIcon, NumberInput, Select, Skeleton, Stack, Text, Title } from '@mantine/core'
import { ROLES, type Role } from '@diwan/contract/access/vocabulary'
import type { Channel } from '@diwan/contract/kit/notice'
import { MAIL_MINUTES_MAX, MAIL_MINUTES_MIN } from '@diwan/contract/notifications/limits'
import type { Rules } from '@diwan/contract/notifications/schemas'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useWrite } from '../../kit/write.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { changeRules, ruleQueries, rulesLive } from './api/settings.ts'
import { EventTable } from './event-table.tsx'

/** What each role gets, and after how long what is unread is mailed. */
export function NotificationRules() {
  const { data: rules, error, refetch } = useQuery(ruleQueries.rules())
  useFollowLists(rulesLive)
  if (!rules && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!rules) return <Skeleton height={320} radius={8} role="status" />
  return <Editor key={rules.version} rules={rules} />
}

function Editor({ rules }: { rules: Rules }) {
  const { t } = useTranslation(['notifications', 'shell'])
  const [role, setRole] = useState<Role>(kept)
  const save = useWrite(changeRules)
  const fixed = !rules.can.change || save.isPending
  const declared = (event: string, channel: Channel) => rules.events.find((one) => one.event === event)?.channels[channel]
  const cellOf = (event: string, channel: Channel) => {
    const cell = rules.cells.find((one) => one.role === role && one.event === event && one.channel === channel)
    return { on: cell?.on ?? declared(event, channel) ?? false, locked: cell?.locked ?? false }
  }
  const change = (events: readonly string[], channel: Channel, to: Partial<{ on: boolean; locked: boolean }>) => {
    const changes = events.map((event) => ({ role, event, channel, ...cellOf(event, channel), ...to }))
    save.mutate({ version: rules.version, changes })
  }
  const choose = (value: string | null) => {
    const found = ROLES.find((one) => one === value)
    if (found) setRole((kept = found))
  }
  return (
    <Stack gap={16} maw={820}>
      <div>
        <Title order={2} fz={16}>
          {t('rulesTitle')}
        </Title>
        <Text c="dimmed">{t('rulesText')}</Text>
      </div>
      <NumberInput
        w={280}
        label={t('ruleMinutes')}
        suffix={` ${t('ruleMinutesUnit')}`}
        min={MAIL_MINUTES_MIN}
        max={MAIL_MINUTES_MAX}
        clampBehavior="blur"
        allowDecimal={false}
        defaultValue={rules.mailMinutes}
        disabled={fixed}
        onBlur={({ currentTarget }) => {
          const minutes = Math.min(MAIL_MINUTES_MAX, Math.max(MAIL_MINUTES_MIN, Number.parseInt(currentTarget.value, 10)))
          if (minutes && minutes !== rules.mailMinutes) save.mutate({ version: rules.version, mailMinutes: minutes })
        }}
      />
      <Select
        w={280}
        label={t('rulesRole')}
        allowDeselect={false}
        value={role}
        data={ROLES.map((one) => ({ value: one, label: t(`role_${one}`, { ns: 'shell' }) }))}
        onChange={choose}
      />
      <EventTable
        label={t('rulesTitle')}
        events={rules.events.map(({ event }) => event)}
        state={(event, channel) => {
          if (declared(event, channel) === undefined) return undefined
          if (rules.events.find((one) => one.event === event)?.critical)
            return { on: declared(event, channel) ?? false, disabled: true, why: t('critical') }
          const cell = cellOf(event, channel)
          const lock = t(cell.locked ? 'unlock' : 'lock')
          return {
            on: cell.on,
            disabled: fixed,
            beside: (
              <ActionIcon
                variant="subtle"
                {...(!cell.locked && { color: 'gray' })}
                size={28}
                aria-label={lock}
                title={lock}
                aria-pressed={cell.locked}
                disabled={fixed}
                onClick={() => change([event], channel, { locked: !cell.locked })}
              >
                {cell.locked ? <IconLock size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />}
              </ActionIcon>
            ),
          }
        }}
        onSwitch={(events, channel, on) => change(events, channel, { on })}
      />
    </Stack>
  )
}

/** Chosen last: each saved change draws the editor of the new version. */
let kept: Role = 'USER'
