import type { CertificateState, EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import type { Tone } from '../../../ui/status-badge.tsx'

export const tones: Readonly<Record<EnrolmentStatus, Tone>> = {
  NEW: 'new',
  OPEN: 'active',
  CHECKING: 'check',
  completed: 'good',
  REJECTED: 'bad',
  CANCELED: 'rest',
}

export const certificateTones: Readonly<Record<CertificateState, Tone>> = {
  valid: 'good',
  expired: 'wait',
  revoked: 'bad',
  replaced: 'rest',
}
