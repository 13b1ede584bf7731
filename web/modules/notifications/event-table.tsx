import { namespaceOf } from '@diwan/contract/kit/namespace'
import { VisuallyHidden } from '@mantine/core'
import { CHANNELS } from '@diwan/contract/kit/notice'
import i18next, { type ResourceNamespaceMap } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGroup, EventSwitch } from './event-group.tsx'
import classes from './event-table.module.css'
import { groupsOf } from './model/event-groups.ts'
import type { EventTableProps } from './types.ts'

/** Keys made at run time cannot be typed; a missing one shows itself (S8.36). */
const translate = i18next.t.bind(i18next) as (key: string, options: { ns: string }) => string

/** Events by module, in its words: a switch for each channel of a module, and its exceptions when it is unfolded. */
export function EventTable({ label, events, state, onSwitch }: EventTableProps) {
  const namespaces = [...new Set(events.map(namespaceOf))] as (keyof ResourceNamespaceMap)[]
  const { t } = useTranslation(['notifications', 'releases', ...namespaces])
  const [open, setOpen] = useState<string>()
  const nameOf = (event: string) => translate(`notice_${event.slice(event.indexOf('.') + 1)}`, { ns: namespaceOf(event) })
  return (
    <table aria-label={label} className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel_${channel}`, { ns: 'notifications' })}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(events).map(({ key, events: ofGroup }) => {
        const title =
          key === undefined ? t('generalEvents', { ns: 'notifications' }) : translate(`name_${key}`, { ns: 'releases' })
        const unfolded = open === (key ?? '')
        return (
          <tbody key={key ?? ''} data-event-group={key ?? 'general'}>
            <EventGroup
              title={title}
              events={ofGroup}
              state={state}
              onSwitch={onSwitch}
              unfolded={unfolded}
              onFold={() => setOpen(unfolded ? undefined : (key ?? ''))}
            />
            {unfolded &&
              ofGroup.map((event) => (
                <tr key={event} data-event={event}>
                  <th scope="row">{nameOf(event)}</th>
                  {CHANNELS.map((channel) => {
                    const one = state(event, channel)
                    return (
                      <td key={channel}>
                        {one && (
                          <EventSwitch
                            label={`${nameOf(event)}: ${t(`channel_${channel}`, { ns: 'notifications' })}`}
                            state={one}
                            onSwitch={(on) => onSwitch([event], channel, on)}
                          />
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
          </tbody>
        )
      })}
    </table>
  )
}
