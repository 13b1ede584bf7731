import { createFileRoute } from '@tanstack/react-router'
import { AdminHomePage } from '../../../app/admin-home-page.tsx'

export const Route = createFileRoute('/_portal/admin/')({ component: AdminHomePage })
