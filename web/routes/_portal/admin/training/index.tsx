import { createFileRoute } from '@tanstack/react-router'
import { ManageCoursesPage } from '../../../../modules/training/manage/manage-page.tsx'

export const Route = createFileRoute('/_portal/admin/training/')({ component: ManageCoursesPage })
