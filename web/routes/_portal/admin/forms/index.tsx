import { createFileRoute } from '@tanstack/react-router'
import { ManageFormsPage } from '../../../../modules/forms/manage/manage-page.tsx'

export const Route = createFileRoute('/_portal/admin/forms/')({ component: ManageFormsPage })
