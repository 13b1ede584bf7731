import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '../../../../../../../../../app/coming-soon-page.tsx'

export const Route = createFileRoute(
  '/_portal/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-subtasks',
)({ component: ComingSoonPage })
