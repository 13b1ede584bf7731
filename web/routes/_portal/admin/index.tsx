import { createFileRoute } from '@tanstack/react-router'
import { AdminHome } from '../../../app/home-page.tsx'

export const Route = createFileRoute('/_portal/admin/')({ component: AdminHome })
