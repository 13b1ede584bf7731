import { createFileRoute } from '@tanstack/react-router'
import { AdminPermissionsPage } from '../../../../modules/schedule/admin/permissions-page.tsx'

export const Route = createFileRoute('/_portal/admin/permissions/')({ component: AdminPermissionsPage })
