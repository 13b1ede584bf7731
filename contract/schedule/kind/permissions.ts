import { kindName } from '../../kit/record-kind.ts'

export const requestKind = kindName({
  name: 'permission_request',
  module: 'permissions',
  path: (id) => `/user/schedule/permissions?id=${id}`,
  editPath: (id) => `/admin/permissions?id=${id}`,
})

/** The rights that a request carries as `can`. */
export const REQUEST_FLAGS = ['view', 'edit', 'cancel', 'revoke', 'decide', 'cancelApproval'] as const
