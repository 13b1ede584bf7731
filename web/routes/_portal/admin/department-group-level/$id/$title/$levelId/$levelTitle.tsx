import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '../../../../../../../app/coming-soon-page.tsx'

export const Route = createFileRoute('/_portal/admin/department-group-level/$id/$title/$levelId/$levelTitle')({
  component: ComingSoonPage,
})
