import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceList, type Choice } from '../../../ui/list/choice-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { workspaceQueries } from '../api.ts'

interface PeopleChoicesProps {
  readonly workspaceId: string
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** The people of a workspace. */
export function PeopleChoices({ workspaceId, chosen, onChange }: PeopleChoicesProps) {
  const { t } = useTranslation('work')
  const { data, isPending } = useQuery(workspaceQueries.people(workspaceId))
  const options = (data?.items ?? []).map(({ person }): Choice => ({
    value: person.id,
    label: person.fullName,
    shown: <PersonChip person={person} />,
  }))
  return <ChoiceList label={t('assignees')} options={options} waiting={isPending} chosen={chosen} onChange={onChange} />
}
