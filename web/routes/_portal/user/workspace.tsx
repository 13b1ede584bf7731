import { createFileRoute } from '@tanstack/react-router'
import { LastWorkspacePage } from '../../../modules/work/last-workspace-page.tsx'

export const Route = createFileRoute('/_portal/user/workspace')({ component: LastWorkspacePage })
