import { Switch, Table, Text } from '@mantine/core'
import { namespaceOf } from '@diwan/contract/kit/namespace'
import { CHANNELS, type Channel } from '@diwan/contract/kit/notice'
import i18next, { type ResourceNamespaceMap } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../ui/switch-styles.ts'

/** Keys made at run time cannot be typed; a missing one shows itself (S8.36). */
const translate = i18next.t.bind(i18next) as (key: string, options: { ns: string }) => string

export interface EventState {
  readonly on: boolean
  readonly disabled: boolean
  /** Why, where it cannot be changed. */
  readonly why?: string | undefined
  /** Beside the switch. */
  readonly beside?: ReactNode
}

interface EventTableProps {
  readonly label: string
  readonly events: readonly string[]
  /** Nothing where the channel is not offered. */
  readonly state: (event: string, channel: Channel) => EventState | undefined
  readonly onSwitch: (event: string, channel: Channel, on: boolean) => void
}

/** Events in the words of their modules, with a switch for each channel. */
export function EventTable({ label, events, state, onSwitch }: EventTableProps) {
  const namespaces = [...new Set(events.map(namespaceOf))] as (keyof ResourceNamespaceMap)[]
  const { t } = useTranslation(['notifications', ...namespaces])
  const nameOf = (event: string) => translate(`notice_${event.slice(event.indexOf('.') + 1)}`, { ns: namespaceOf(event) })
  return (
    <Table aria-label={label} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th />
          {CHANNELS.map((channel) => (
            <Table.Th key={channel} w={120}>
              {t(`channel_${channel}`, { ns: 'notifications' })}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map((event) => (
          <Table.Tr key={event} data-event={event}>
            <Table.Td>{nameOf(event)}</Table.Td>
            {CHANNELS.map((channel) => {
              const one = state(event, channel)
              const name = `${nameOf(event)}: ${t(`channel_${channel}`, { ns: 'notifications' })}`
              return (
                <Table.Td key={channel}>
                  {one?.why && one.on ? (
                    <Text c="dimmed">{one.why}</Text>
                  ) : (
                    one && (
                      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }} title={one.why}>
                        <Switch
                          aria-label={one.why ? `${name} (${one.why})` : name}
                          checked={one.on}
                          disabled={one.disabled}
                          onChange={({ currentTarget }) => onSwitch(event, channel, currentTarget.checked)}
                        />
                        {one.beside}
                      </span>
                    )
                  )}
                </Table.Td>
              )
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
