import type { TimeGroup } from '@diwan/contract/work/vocabulary'
import { IconLayoutRows } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MenuChoice } from '../../../ui/list/menu-choice.tsx'

type Way = 'none' | 'list' | 'assignee' | 'label' | 'priority' | 'milestone' | TimeGroup

interface GroupChoiceProps {
  /** The first is the address without it. */
  readonly ways: readonly Way[]
  readonly current: Way
}

/** By what the tasks are grouped. */
export function GroupChoice({ ways, current }: GroupChoiceProps) {
  const { t } = useTranslation('work')
  const navigate = useNavigate()
  const choose = (way: Way) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, group: way === ways[0] ? undefined : way }) })
  return (
    <MenuChoice
      label={t('groupedBy')}
      text={t(`group_${current}`)}
      icon={IconLayoutRows}
      marks={{ 'data-group': current }}
      items={ways.map((way) => ({ name: way, label: t(`group_${way}`), on: way === current, choose: () => choose(way) }))}
    />
  )
}
