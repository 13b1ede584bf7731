import { createFileRoute } from '@tanstack/react-router'
import { OwnDelegations } from '../../../modules/approvals/own-delegations.tsx'
import { OwnChat } from '../../../modules/chat/own/own-chat.tsx'
import { OwnFigures } from '../../../modules/dashboard/own-figures.tsx'
import { ProfilePage } from '../../../modules/identity/profile/profile-page.tsx'
import { OwnNotifications } from '../../../modules/notifications/own-notifications.tsx'

export const Route = createFileRoute('/_portal/user/profile')({ component: OwnProfile })

/** Modules do not know each other: what they let a person choose meets here. */
function OwnProfile() {
  return (
    <ProfilePage>
      <OwnNotifications />
      <OwnFigures />
      <OwnChat />
      <OwnDelegations />
    </ProfilePage>
  )
}
