import { startOfNextWeek } from '@diwan/core/quick-text/days'
import { addDays } from '@diwan/core/hijri'
import { Menu } from '@mantine/core'
import { isolate } from '@diwan/core/direction'
import { IconArrowBackUp, IconCalendarOff, IconCalendarPlus, IconCalendarWeek, IconSun, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { MoveItems } from '../../../ui/move-items.tsx'
import { TurnSub } from '../../actions/public.ts'
import { present } from '../../../kit/present.ts'
import type { TaskRowProps } from '../types.ts'

const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface TaskMenuItemsProps extends TaskRowProps {
  readonly button: ReactNode
}

/** All that keys and fingers do with a row, by name. */
export default function TaskMenuItems({ task, view, today, acts, isFirst, isLast, button }: TaskMenuItemsProps) {
  const { t } = useTranslation('quick-tasks')
  const { day, can } = task
  const page = useDirection()
  const moves = view === 'today' || view === 'upcoming' || view === 'someday'
  const days = [
    { name: 'toToday', to: today, Sign: IconSun },
    { name: 'toTomorrow', to: addDays(today, 1), Sign: IconCalendarPlus },
    { name: 'toNextWeek', to: startOfNextWeek(present()), Sign: IconCalendarWeek },
    { name: 'toSomeday', to: null, Sign: IconCalendarOff },
  ] as const
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {moves && can.edit && (
          <>
            {days
              .filter(({ to }) => to !== day)
              .map(({ name, to, Sign }) => (
                <Menu.Item key={name} leftSection={<Sign {...sign} />} onClick={() => acts.plan(task, to)}>
                  {t(name)}
                </Menu.Item>
              ))}
            <Menu.Divider />
            <MoveItems
              labels={{ up: t('moveUp'), down: t('moveDown') }}
              up={isFirst ? undefined : () => acts.move(task, -1)}
              down={isLast ? undefined : () => acts.move(task, 1)}
            />
            <Menu.Divider />
          </>
        )}
        {can.giveBack && task.doneDate === null && (
          <Menu.Item leftSection={<IconArrowBackUp {...sign} />} onClick={() => acts.giveBack(task)}>
            {t('giveBack', { name: isolate(task.author.fullName, page) })}
          </Menu.Item>
        )}
        <TurnSub id={task.id} />
        {can.delete && (
          <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={() => acts.trash(task)}>
            {t('moveToTrash')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
