import { createFileRoute } from '@tanstack/react-router'
import { PermissionsPage } from '../../../../../modules/schedule/permissions-page.tsx'

export const Route = createFileRoute('/_portal/user/schedule/permissions/')({ component: PermissionsPage })
