import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { TEST_PASSWORD } from '../../testing/people.ts'
import { anyone, ownRecord, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

const guess = { email: 'nobody@test.example', password: 'Wrong@1234' }

export const identityProof = proof({
  probes: [
    [identity.login, anyone(guess, 'identity.wrong_credentials')],
    [
      identity.setUp,
      anyone(
        { ...guess, code: 'AAAA-AAAA-AAAA', organisationNameAr: 'م', organisationNameEn: 'O', fullName: 'سارة' },
        'identity.setup_code_wrong',
      ),
    ],
    [identity.forgotPassword, anyone({ email: guess.email }, 'identity.email_not_found')],
    [identity.verifyCode, anyone({ code: '000000' }, 'identity.otp_wrong')],
    [identity.resetPassword, anyone({ password: 'Wahat@456', confirmation: 'Wahat@456' }, 'identity.reset_expired')],
    [
      identity.acceptInvitation,
      anyone({ token: 'none', password: 'Wahat@456', confirmation: 'Wahat@456' }, 'identity.invitation_expired'),
    ],
    [identity.session, signedIn()],
    [identity.logout, signedIn()],
    [identity.changePassword, signedIn({ current: TEST_PASSWORD, password: 'Wahat@456', confirmation: 'Wahat@456' })],
    [identity.sessions, signedIn()],
    [identity.signIns, signedIn()],
    [identity.apiTokens, signedIn()],
    [identity.createApiToken, signedIn({ name: 'برنامج', days: 30, password: TEST_PASSWORD })],
    [identity.revokeApiToken, ownRecord(({ apiTokenId }) => apiTokenId)],
    [identity.endOtherSessions, signedIn()],
    [identity.endSession, ownRecord(({ sessionId }) => sessionId)],
    [profile.prefer, signedIn({ language: 'ar' })],
    [profile.open, signedIn()],
    [profile.change, signedIn({ version: 1, mobile: null, phoneNumber: null })],
  ],
})
