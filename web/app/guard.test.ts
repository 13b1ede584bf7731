import { page } from '../kit/testing/page.ts'
import { expect, test, vi } from 'vitest'
import type { SignedIn } from '../kit/session.ts'

vi.stubGlobal('window', page)
const { detour, isClosedTo, needsLogin } = await import('./guard.ts')
const { areaOf } = await import('./areas.ts')

const signedIn = (role: string, ...admin: string[]): SignedIn =>
  ({ metadata: { role }, modules: { user: ['tickets', 'chat'], admin } }) as unknown as SignedIn
const [user, tech] = [signedIn('USER'), signedIn('TECH', 'tickets')]

test('an address that names no record leads to the list of its module in the area of the person (Q.13)', () => {
  expect([detour('/ticket-thread', user), detour('/ticket-thread/', tech), detour('/ticket-thread', signedIn('TECH'))]).toEqual([
    '/user/tickets',
    '/admin/tickets',
    '/user/tickets',
  ])
  expect([detour('/ticket-thread/ABC123', user), detour('/ticket-thread/ABC123', tech)]).toEqual([undefined, undefined])
})

test('an address outside both areas belongs to the area of the person', () => {
  expect([areaOf('/ticket-thread/1', 'USER'), areaOf('/ticket-thread/1', 'TECH'), areaOf('/nothing', 'TECH')]).toEqual([
    'user',
    'admin',
    'user',
  ])
})

test('old and doubled addresses lead to what is shown (Q.08, Q.16)', () => {
  expect(['/user/old-chat', '/user/dashboard', '/admin/dashboard'].map((path) => detour(path, tech))).toEqual([
    '/user/chat',
    '/user',
    '/admin',
  ])
})

test('every address that has moved leads to a screen that is shown', async () => {
  const { moduleEntries } = await import('@diwan/contract/releases/registry')
  const moved = moduleEntries.flatMap(({ redirects = {} }) => Object.entries(redirects))
  expect(moved.length).toBeGreaterThan(2)
  for (const [former, now] of moved) {
    expect([former, needsLogin(former), detour(former, tech), detour(`${former}/`, tech)]).toEqual([former, true, now, now])
    expect([now, needsLogin(now)]).toEqual([now, true])
  }
})

test('what the registry does not list needs no login: it is not there', () => {
  const listed = ['/', '/user/tickets', '/ticket-thread', '/ticket-thread/1']
  expect(['/ticket-thread/1/2', '/thread', '/user/nothing', ...listed].filter(needsLogin)).toEqual(listed)
})

test('a person who loses the right to a module in the admin area is notified, and a person who is led elsewhere is not', () => {
  expect([isClosedTo('/admin/tickets', tech), isClosedTo('/admin/tickets', signedIn('TECH'))]).toEqual([false, true])
  expect([isClosedTo('/user/old-chat', tech), isClosedTo('/user/chat', tech), isClosedTo('/', tech)]).toEqual([
    false,
    false,
    false,
  ])
})
