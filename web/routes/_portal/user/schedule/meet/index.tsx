import { createFileRoute } from '@tanstack/react-router'
import { MeetPage } from '../../../../../modules/schedule/meetings/meet-page.tsx'

export const Route = createFileRoute('/_portal/user/schedule/meet/')({ component: MeetPage })
