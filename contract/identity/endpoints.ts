import { z } from 'zod'
import { anyone, endpoint, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { identityAddresses } from './addresses.ts'
import { SIGN_INS_A_MINUTE } from './limits.ts'
import { Language } from '../users/schemas.ts'
import { Session, SessionUser, SetUp, SignIn } from './schemas.ts'

export const identity = {
  login: endpoint({
    ...identityAddresses.login,
    name: 'identity.login',
    summary: 'Signs a person in: sets the session cookie and answers the session user.',
    access: anyone,
    input: SignIn,
    output: SessionUser,
    errors: ['identity.wrong_credentials'],
    repeatable: true,
    perMinute: SIGN_INS_A_MINUTE,
    limitedBy: 'email',
  }),
  logout: endpoint({
    ...identityAddresses.logout,
    name: 'identity.logout',
    summary: 'Ends this session, its stream token and its open connections.',
    access: signedIn,
    input: z.strictObject({}),
    output: Done,
    repeatable: true,
  }),
  session: endpoint({
    ...identityAddresses.session,
    name: 'identity.session',
    summary: 'Who is signed in, with rights and module lists as they are now.',
    access: signedIn,
    input: z.strictObject({}),
    output: Session,
  }),
  prefer: endpoint({
    ...identityAddresses.prefer,
    name: 'identity.prefer',
    summary: 'Keeps the language in which the portal speaks to this person.',
    access: signedIn,
    input: z.strictObject({ language: Language }),
    output: Done,
    repeatable: true,
  }),
  setUp: endpoint({
    ...identityAddresses.setUp,
    name: 'identity.setUp',
    summary: 'Begins an empty organisation with its first SUPER_ADMIN, behind the one-time code of the terminal.',
    access: anyone,
    input: SetUp,
    output: Done,
    errors: ['identity.setup_code_wrong', 'identity.setup_done'],
    repeatable: true,
    perMinute: SIGN_INS_A_MINUTE,
  }),
  forgotPassword: endpoint({
    ...identityAddresses.forgotPassword,
    name: 'identity.forgotPassword',
    summary: 'Not built yet: always answers module_coming_soon.',
    access: anyone,
    input: z.strictObject({ email: z.string().max(254) }),
    output: Done,
    errors: ['module_coming_soon'],
    repeatable: true,
    perMinute: SIGN_INS_A_MINUTE,
    limitedBy: 'email',
  }),
}
