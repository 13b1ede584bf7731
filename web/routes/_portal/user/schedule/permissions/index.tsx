import { createFileRoute } from '@tanstack/react-router'
import { decisionKinds } from '../../../../../app/decision-kinds.ts'
import { PermissionsPage } from '../../../../../modules/schedule/permissions-page.tsx'

export const Route = createFileRoute('/_portal/user/schedule/permissions/')({
  component: () => <PermissionsPage decisions={decisionKinds} />,
})
