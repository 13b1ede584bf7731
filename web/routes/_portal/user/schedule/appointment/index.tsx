import { createFileRoute } from '@tanstack/react-router'
import { AppointmentPage } from '../../../../../modules/schedule/appointments/appointment-page.tsx'

export const Route = createFileRoute('/_portal/user/schedule/appointment/')({ component: AppointmentPage })
