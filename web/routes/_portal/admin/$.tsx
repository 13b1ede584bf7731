import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '../../../app/coming-soon-page.tsx'
import { guardListed } from '../../../app/guarded-root.ts'

export const Route = createFileRoute('/_portal/admin/$')({ beforeLoad: guardListed, component: ComingSoonPage })
