import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: the login screen calls these without loading them. */
export const identityAddresses = {
  login: { method: 'POST', path: '/api/identity/login' },
  logout: { method: 'POST', path: '/api/identity/logout' },
  prefer: { method: 'PATCH', path: '/api/identity/preferences' },
  setUp: { method: 'POST', path: '/api/identity/set-up' },
  forgotPassword: { method: 'POST', path: '/api/identity/forgot-password' },
  verifyCode: { method: 'POST', path: '/api/identity/forgot-password/code' },
  resetPassword: { method: 'POST', path: '/api/identity/forgot-password/password' },
  acceptInvitation: { method: 'POST', path: '/api/identity/invitation' },
  changePassword: { method: 'POST', path: '/api/identity/password' },
  sessions: { method: 'GET', path: '/api/identity/sessions' },
  endSession: { method: 'POST', path: '/api/identity/sessions/{id}/end' },
  endOtherSessions: { method: 'POST', path: '/api/identity/sessions/end-others' },
  signIns: { method: 'GET', path: '/api/identity/sign-ins' },
  apiTokens: { method: 'GET', path: '/api/identity/tokens' },
  createApiToken: { method: 'POST', path: '/api/identity/tokens' },
  revokeApiToken: { method: 'POST', path: '/api/identity/tokens/{id}/revoke' },
  session: { method: 'GET', path: '/api/identity/session' },
} as const satisfies Record<string, Address>
