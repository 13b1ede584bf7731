import { createFileRoute } from '@tanstack/react-router'
import { WorkspaceListPage } from '../../../../modules/work/list/workspace-list-page.tsx'

export const Route = createFileRoute('/_portal/user/workspaces/')({ component: WorkspaceListPage })
