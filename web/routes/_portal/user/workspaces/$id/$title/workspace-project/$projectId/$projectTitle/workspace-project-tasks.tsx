import { createFileRoute } from '@tanstack/react-router'
import { ProjectPage } from '../../../../../../../../../modules/work/project/project-page.tsx'

export const Route = createFileRoute(
  '/_portal/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-tasks',
)({ component: ProjectPage })
