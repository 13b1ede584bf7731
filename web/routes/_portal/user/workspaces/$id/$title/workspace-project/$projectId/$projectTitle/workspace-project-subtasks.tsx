import { createFileRoute } from '@tanstack/react-router'
import { SubtasksPage } from '../../../../../../../../../modules/work/project/subtasks-page.tsx'

export const Route = createFileRoute(
  '/_portal/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-subtasks',
)({ component: SubtasksPage })
