import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first screen of the schedule. */
export const Route = createFileRoute('/_portal/user/schedule/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/user/schedule/permissions', search, replace: true })
  },
})
