import { createFileRoute } from '@tanstack/react-router'
import { WorkspacePage } from '../../../../../../modules/work/workspace/workspace-page.tsx'

export const Route = createFileRoute('/_portal/user/workspaces/$id/$title/workspace-projects')({ component: WorkspacePage })
