import { createFileRoute } from '@tanstack/react-router'
import { QuickTasksPage } from '../../../../modules/quick-tasks/quick-tasks-page.tsx'

export const Route = createFileRoute('/_portal/user/quick-tasks/')({ component: QuickTasksPage })
