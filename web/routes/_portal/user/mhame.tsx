import { createFileRoute } from '@tanstack/react-router'
import { MyTasksPage } from '../../../modules/work/mine/my-tasks-page.tsx'

export const Route = createFileRoute('/_portal/user/mhame')({ component: MyTasksPage })
