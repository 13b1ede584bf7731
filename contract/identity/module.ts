import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    profile: {
      order: 60,
      status: 'BETA',
      user: ['profile'],
      always: true,
      core: true,
      menu: {
        user: [{ key: 'Profile', to: '/user/profile', group: 'account', order: 10 }],
      },
    },
  },
  flags: {
    'profile.enter': { offers: 'all', cells: 'all' },
    'profile.view': { offers: 'own', cells: 'own', reserved: true },
  },
  errors: {
    'identity.wrong_credentials': 401,
    'identity.setup_code_wrong': 403,
    'identity.setup_done': 409,
    'identity.change_password_failed': 400,
    'identity.password_change_required': 403,
    'identity.browser_needed': 403,
    'identity.too_many_tokens': 409,
    'identity.email_not_found': 404,
    'identity.mail_not_set_up': 503,
    'identity.otp_wrong': 400,
    'identity.otp_locked': 429,
    'identity.reset_expired': 403,
    'identity.invitation_expired': 403,
  },
}
