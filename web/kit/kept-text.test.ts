import { page } from './testing/page.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from './session.ts'
import { keepText, keptText, startKeptText } from './kept-text.ts'
import { unsealTexts } from './sealed-text.ts'

type Person = Pick<SignedIn, 'textKey' | 'metadata'>
const person = (id: string, letter: string) => ({ textKey: letter.repeat(32), metadata: { id } }) as unknown as Person
const [noura, omar] = [person('noura', 'a'), person('omar', 'b')]

const { state } = vi.hoisted(() => ({
  state: {
    now: undefined as object | null | undefined,
    listener: (_now: unknown, _before: unknown, _reason?: string): void => undefined,
  },
}))
vi.mock('./session.ts', () => ({
  session: () => state.now,
  onSession: (listener: typeof state.listener) => (state.listener = listener),
}))

async function signIn(who: Person) {
  await unsealTexts(who)
  state.now = who
  state.listener(who, null)
}
function end(reason: 'expired' | 'logout') {
  const before = state.now
  state.now = null
  state.listener(null, before, reason)
}
const readable = () =>
  Array.from({ length: page.sessionStorage.length }, (_, at) => page.sessionStorage.getItem(page.sessionStorage.key(at)!)).join()
const sealed = () => vi.waitFor(() => expect(page.sessionStorage.getItem('diwan-sealed')).not.toBeNull())

beforeEach(async () => {
  page.sessionStorage.clear()
  startKeptText()
  await signIn(noura)
  keepText('note', 'كلام خاص')
})

test('typed text is unreadable while its session has expired, and returns to the same person', async () => {
  end('expired')
  await sealed()
  expect([readable().includes('كلام خاص'), keptText('note', '')]).toEqual([false, ''])
  keepText('note', 'written by a screen that closes')
  expect(readable()).not.toContain('closes')
  await signIn(noura)
  expect(keptText('note', '')).toBe('كلام خاص')
})

test('it is deleted when another person signs in, also for its writer', async () => {
  end('expired')
  await sealed()
  await signIn(omar)
  expect([keptText('note', ''), page.sessionStorage.length]).toEqual(['', 0])
  end('logout')
  await signIn(noura)
  expect(keptText('note', '')).toBe('')
})

test('another key does not open it', async () => {
  end('expired')
  await sealed()
  await signIn({ ...omar, metadata: noura.metadata })
  expect(keptText('note', '')).toBe('')
})

test('a sign-out deletes it', () => {
  end('logout')
  expect(page.sessionStorage.length).toBe(0)
})
