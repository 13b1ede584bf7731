import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'approvals.no_approver': 409,
    'approvals.claimed': 409,
    'approvals.too_late': 409,
    'approvals.requester_gone': 409,
    'approvals.delegated_already': 409,
    'approvals.too_many_delegations': 409,
  },
}
