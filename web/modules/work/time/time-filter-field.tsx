import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useTimeNames, type TimeFilter } from './use-time-report.ts'

interface TimeFilterFieldProps {
  readonly workspace: Workspace
  readonly filter: TimeFilter
  readonly name: string
}

/** Where one of the filters of the report is chosen. */
export default function TimeFilterField({ workspace, filter: { narrowing, narrow }, name }: TimeFilterFieldProps) {
  const { t } = useTranslation('work')
  const { people, projects } = useTimeNames(workspace, true)
  if (name === 'spent')
    return (
      <DayChoices
        from={narrowing.spentFrom}
        to={narrowing.spentTo}
        onChange={(spentFrom, spentTo) => narrow({ spentFrom, spentTo })}
      />
    )
  if (name === 'personId')
    return (
      <ValueChoices
        label={t('person')}
        options={people.map((person) => ({ value: person.id, label: person.fullName, shown: <PersonChip person={person} /> }))}
        value={narrowing.personId}
        onChange={(personId) => narrow({ personId })}
      />
    )
  return (
    <ValueChoices
      label={t('project')}
      options={projects.map(({ id, title }) => ({ value: id, label: title, shown: <UserText text={title} lines={1} /> }))}
      value={narrowing.projectId}
      onChange={(projectId) => narrow({ projectId })}
    />
  )
}
