import { createFileRoute } from '@tanstack/react-router'
import { barMovers } from '../../../app/bar-movers.ts'
import { TimelinePage } from '../../../modules/work/timeline/timeline-page.tsx'

export const Route = createFileRoute('/_portal/user/timeline')({ component: () => <TimelinePage movers={barMovers} /> })
