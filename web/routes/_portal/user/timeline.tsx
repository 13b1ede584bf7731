import { createFileRoute } from '@tanstack/react-router'
import { TimelinePage } from '../../../modules/work/timeline/timeline-page.tsx'

export const Route = createFileRoute('/_portal/user/timeline')({ component: TimelinePage })
