import { createFileRoute } from '@tanstack/react-router'
import { decidesOf } from '../../../app/quick-decision.tsx'
import { NotificationPage } from '../../../modules/notifications/notification-page.tsx'

export const Route = createFileRoute('/_portal/user/notification')({ component: () => <NotificationPage acts={decidesOf} /> })
