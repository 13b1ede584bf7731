import { Switch } from '@mantine/core'
import { CHANNELS, type Channel } from '@diwan/contract/kit/notice'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import '../../ui/switch-styles.ts'
import classes from './event-table.module.css'
import type { EventState, EventTableProps } from './types.ts'

interface EventGroupProps extends Pick<EventTableProps, 'events' | 'state' | 'onSwitch'> {
  readonly title: string
  readonly unfolded: boolean
  readonly onFold: () => void
}

/** The line of a module: one switch a channel for all of its events that can be changed. */
export function EventGroup({ title, events, state, onSwitch, unfolded, onFold }: EventGroupProps) {
  const { t } = useTranslation('notifications')
  return (
    <tr className={classes['group']}>
      <th scope="rowgroup">
        <button type="button" aria-expanded={unfolded} onClick={onFold}>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
          {title}
        </button>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <AllOfGroup title={`${title}: ${t(`channel_${channel}`)}`} {...{ events, state, onSwitch, channel }} />
        </td>
      ))}
    </tr>
  )
}

interface AllOfGroupProps extends Pick<EventTableProps, 'events' | 'state' | 'onSwitch'> {
  readonly title: string
  readonly channel: Channel
}

function AllOfGroup({ title, events, state, onSwitch, channel }: AllOfGroupProps) {
  const { t } = useTranslation('notifications')
  const free = events.flatMap((event) => {
    const one = state(event, channel)
    return one && one.why === undefined ? [{ event, ...one }] : []
  })
  if (free.length === 0) return null
  const on = free.filter((one) => one.on)
  const some = on.length > 0 && on.length < free.length
  return (
    <span className={classes['cell']}>
      <Switch
        aria-label={title}
        checked={on.length === free.length}
        disabled={free.every(({ disabled }) => disabled)}
        onChange={({ currentTarget }) =>
          onSwitch(
            free.filter((one) => !one.disabled && one.on !== currentTarget.checked).map(({ event }) => event),
            channel,
            currentTarget.checked,
          )
        }
      />
      {some && <small>{t('someOn', { on: on.length, all: free.length })}</small>}
    </span>
  )
}

/** One event of one channel, or the reason why it cannot be changed. */
export function EventSwitch({ label, state, onSwitch }: { label: string; state: EventState; onSwitch: (on: boolean) => void }) {
  if (state.why !== undefined && state.on) return <span className={classes['why']}>{state.why}</span>
  return (
    <span className={classes['cell']} title={state.why}>
      <Switch
        aria-label={state.why ? `${label} (${state.why})` : label}
        checked={state.on}
        disabled={state.disabled}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      {state.beside}
    </span>
  )
}
