import { createFileRoute } from '@tanstack/react-router'
import { ModulesPage } from '../../../app/modules-page.tsx'

export const Route = createFileRoute('/_portal/admin/modules')({ component: ModulesPage })
