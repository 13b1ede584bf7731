import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { Visible } from './visible.tsx'

export function useWorkspaceColumns(): Column<Workspace>[] {
  const { t, i18n } = useTranslation('work')
  const day = useReading().calendar === 'hijri' ? 150 : 112
  return [
    { name: 'name', head: t('workspaceName'), cell: () => null },
    { name: 'visibility', head: t('visibility'), width: 200, rank: 1, cell: (workspace) => <Visible workspace={workspace} /> },
    { name: 'people', head: t('members'), width: 80, rank: 0, cell: ({ people }) => numberText(people, i18n.language) },
    { name: 'degree', head: t('yourDegree'), width: 96, rank: 0, cell: ({ degree }) => degree && t(`degree_${degree}`) },
    {
      name: 'updated',
      head: t('updated'),
      width: day,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
}
