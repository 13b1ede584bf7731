import { Popover } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnArrival } from '../focus-on-arrival.ts'
import { ChoiceList } from './choice-list.tsx'
import classes from './choice-list.module.css'
import type { FilterShown } from './filter-shown.ts'

interface FilterPopoverProps {
  /** Where in the bar its opener stands. */
  readonly place: { readonly insetInlineStart: number; readonly insetBlockStart: number }
  readonly filters: readonly FilterShown[]
  readonly field: (name: string) => ReactNode
  /** Which filter is changed; nothing of a name where it is chosen first. */
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** It begins a little before its chip: the box of all rows stands below the first chip and would look out from behind it. */
const COVERS_THE_BOX_OF_ALL_ROWS = { mainAxis: 6, crossAxis: -4 }

/** Below its chip, or below the button that adds one. */
export function FilterPopover({ place, filters, field, name, onName, onClose }: FilterPopoverProps) {
  const { t } = useTranslation('kit')
  const shown = filters.find((filter) => filter.name === name)
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      onDismiss={onClose}
      position="bottom-start"
      offset={COVERS_THE_BOX_OF_ALL_ROWS}
      radius={12}
      shadow="md"
      trapFocus
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <span aria-hidden className={classes['place']} style={place} />
      </Popover.Target>
      <Popover.Dropdown p={5} miw={272} role="dialog" aria-label={shown?.label ?? t('addFilter')} key={name}>
        <div ref={focusOnArrival}>
          <Suspense fallback={<div className={classes['waiting']} role="status" aria-label={t('loading')} />}>
            {shown ? (
              field(name)
            ) : (
              <ChoiceList
                label={t('addFilter')}
                options={filters.map(({ name: value, label }) => ({ value, label }))}
                pick={onName}
              />
            )}
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
