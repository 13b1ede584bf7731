import { workspacePath } from '@diwan/contract/work/addresses'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { useTranslation } from 'react-i18next'
import type { Crumb } from '../../../ui/page-header.tsx'

/** From the list of workspaces to the workspace of a project. */
export function useCrumbs({ workspace }: Pick<Project, 'workspace'>): readonly Crumb[] {
  const { t } = useTranslation('releases')
  return [
    { label: t('name_workspace'), to: '/user/workspaces', search: {} },
    { label: workspace.name, to: workspacePath(workspace) as '/user/workspaces', search: {} },
  ]
}
