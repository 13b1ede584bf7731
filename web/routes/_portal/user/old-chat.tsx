import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address of earlier days; what it names is open here. */
export const Route = createFileRoute('/_portal/user/old-chat')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/user/chat', search, replace: true })
  },
})
