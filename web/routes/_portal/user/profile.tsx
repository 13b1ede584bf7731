import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../modules/identity/profile/profile-page.tsx'

export const Route = createFileRoute('/_portal/user/profile')({ component: ProfilePage })
