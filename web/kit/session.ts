import { useSyncExternalStore } from 'react'
import type { Preview } from '@diwan/contract/access/schemas'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import { SESSION_DAYS } from '@diwan/contract/identity/limits'
import type { Session, SessionMetadata, SessionUser } from '@diwan/contract/identity/schemas/identity'
import type { Done } from '@diwan/contract/kit/ids'
import type { ModuleLists } from '@diwan/contract/releases/schemas'
import type { z } from 'zod'
import { callAddress, onPasswordDue, onSessionEnded } from './call.ts'
import { useInterface } from './interface-state.ts'
import { decrypt, encrypt } from './stored-cipher.ts'
import { unsealTexts } from './sealed-text.ts'
import { forget, store, stored } from './stored-values.ts'

type Permissions = SessionMetadata['roleSetting']
/** The session user as it is kept: its rights are stored apart. */
export interface StoredUser {
  email: string
  appwriteToken: string | null
  language: Session['language']
  preferences: Session['preferences']
  /** Encrypts what this person typed while they are signed out; it is forgotten with the session. */
  textKey: string
  metadata: Omit<SessionMetadata, 'roleSetting'>
  /** A new password must be chosen before anything else; the server insists on it. */
  passwordDue?: boolean
}
export interface SignedIn extends StoredUser {
  token: string
  sessionId: string
  permissions: Permissions
  modules: ModuleLists
}
/** Why somebody is no longer signed in. What waits for the network survives only `expired`. */
export type EndReason = 'logout' | 'expired'
type Listener = (now: SignedIn | null, before: SignedIn | null, reason: EndReason | undefined) => void

/** As long as nothing else is known the organisation's choices hold. */
const NO_PREFERENCES: Session['preferences'] = {
  digits: null,
  calendar: null,
  zone: null,
  darkMode: null,
  singleKeys: true,
  favourites: [],
}

let current: SignedIn | null = null
const listeners = new Set<Listener>()

export const session = (): SignedIn | null => current
/** As the screens show it: a preview of a role has its menus and flags, while the person stays the same. */
export const useSession = (): SignedIn | null => useSyncExternalStore(onShown, shownSession)

let shown: { of: SignedIn | null; preview: Preview | null; as: SignedIn | null } = { of: null, preview: null, as: null }

export function shownSession(): SignedIn | null {
  const { preview } = useInterface.getState()
  if (shown.of !== current || shown.preview !== preview)
    shown = { of: current, preview, as: current && preview ? lookingAs(current, preview) : current }
  return shown.as
}

const lookingAs = (person: SignedIn, { role, permissions, modules }: Preview): SignedIn => ({
  ...person,
  permissions,
  modules,
  metadata: { ...person.metadata, role },
})

function onShown(hear: () => void): () => void {
  const stops = [onSession(hear), useInterface.subscribe(hear)]
  return () => stops.forEach((stop) => stop())
}

/** The listener runs after every sign-in, refresh of rights and end of the session. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(now: SignedIn | null, reason?: EndReason): void {
  const before = current
  current = now
  for (const listener of listeners) listener(now, before, reason)
}

/** Valid: a token, kept less than 30 days ago (Q.52: exactly 30 days is too old), and a user with metadata. */
export async function loadSession(): Promise<void> {
  const token = stored('token')
  const age = Date.now() / 1000 - (stored('token_at') ?? 0)
  const user = stored('user') as Partial<StoredUser> | undefined
  if (!token || age >= SESSION_DAYS * 86_400 || !user?.metadata?.id) return forgetPerson()
  const [permissions, admin, userModules] = await Promise.all([
    readList<Permissions[number]>('userPermission'),
    readList<string>('adminModules'),
    readList<string>('userModules'),
  ])
  const kept = {
    email: user.email ?? '',
    appwriteToken: user.appwriteToken ?? null,
    language: user.language ?? 'ar',
    preferences: { ...NO_PREFERENCES, ...user.preferences }, // some are newer than what was kept
    metadata: user.metadata,
    textKey: user.textKey ?? '',
    passwordDue: user.passwordDue === true,
  }
  await unsealTexts(kept)
  become({ ...kept, token, sessionId: stored('sessionId') ?? '', permissions, modules: { admin, user: userModules } })
}

export async function signIn(answer: SessionUser, rememberMe: boolean): Promise<void> {
  forgetPerson()
  store('token', answer.access_token)
  store('token_at', answer.token_at)
  store('rememberMe', rememberMe)
  if (rememberMe) store('rememberedEmail', answer.email)
  else forget('rememberedEmail')
  await keep(answer, answer.access_token, answer.appwriteToken)
}

/** Rights, lists and names as they are now; the token stays what it was. */
export async function refreshSession(): Promise<Session | undefined> {
  const asked = current
  if (!asked) return undefined
  const fresh = await callAddress<Session>(identityAddresses.session, {})
  if (current?.token === asked.token) await keep(fresh, asked.token, asked.appwriteToken)
  return fresh
}

export async function signOut(): Promise<void> {
  const request = callAddress<z.infer<typeof Done>>(identityAddresses.logout, {}).catch(() => undefined)
  await request // the portal may be unreachable or the session may have ended: this browser forgets the person in any case
  end('logout')
}

async function keep(answer: Session, token: string, appwriteToken: string | null): Promise<void> {
  const { roleSetting, ...metadata } = answer.metadata
  const { email, language, preferences, passwordDue, textKey } = answer
  const user: StoredUser = { email, appwriteToken, language, preferences, textKey, metadata, passwordDue }
  store('user', { ...user })
  store('sessionId', answer.sessionId)
  store('userPermission', await encrypt(JSON.stringify(roleSetting)))
  store('adminModules', await encrypt(JSON.stringify(answer.modules.admin)))
  store('userModules', await encrypt(JSON.stringify(answer.modules.user)))
  await unsealTexts(user)
  become({ ...user, token, sessionId: answer.sessionId, permissions: roleSetting, modules: answer.modules })
}

async function readList<T>(key: 'userPermission' | 'adminModules' | 'userModules'): Promise<T[]> {
  const value: unknown = JSON.parse((await decrypt(stored(key))) ?? '[]')
  return Array.isArray(value) ? value : []
}

/** `lang`, `darkMode` and `rememberMe` stay: they belong to the browser, not to the person. */
function forgetPerson(): void {
  forget('token', 'token_at', 'sessionId', 'user', 'userPermission', 'adminModules', 'userModules', 'menu')
}

function end(reason: EndReason): void {
  if (!current) return
  forgetPerson()
  become(null, reason)
}

onSessionEnded(() => end('expired'))
onPasswordDue(() => void refreshSession().catch(() => undefined))

/** Another tab signed out, or somebody else signed in there. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== 'token') return
    if (newValue === null && current) become(null, 'logout')
    else if (newValue !== null && newValue !== `str:${current?.token}`) location.reload()
  })
}
