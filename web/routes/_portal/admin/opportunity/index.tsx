import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '../../../../app/coming-soon-page.tsx'

export const Route = createFileRoute('/_portal/admin/opportunity/')({ component: ComingSoonPage })
