import { createFileRoute } from '@tanstack/react-router'
import { DirectoryPage } from '../../../../app/directory-page.tsx'

export const Route = createFileRoute('/_portal/admin/department-group-level/')({ component: DirectoryPage })
