import { page } from '../kit/testing/page.ts'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInterface } from '../kit/interface-state.ts'
import { nameMark, showRecord } from '../kit/shown-record.ts'
import { announce } from './announce.ts'

const { toasts } = vi.hoisted(() => ({ toasts: [] as string[] }))
vi.mock('../ui/toasts.ts', () => ({ showToast: ({ text }: { text: string }) => toasts.push(text) }))
vi.mock('../kit/session.ts', () => ({ session: () => ({ metadata: { id: 'me' } }), onSession: () => undefined }))

const read: string[] = []
let leave: () => void
beforeEach(() => {
  page.document.visibilityState = 'visible'
  leave = showRecord({ isOf: (sentence) => sentence.includes(nameMark('ABC123')), onNotification: () => read.push('ABC123') })
})
afterEach(() => {
  leave()
  for (const list of [toasts, read]) list.length = 0
  useInterface.setState({ newItems: false })
})

const replied = (shortId: string, subject = 'طابعة') => `رد جديد على التذكرة ${nameMark(shortId)}: \u2068${subject}\u2069`
const arrives = (description: string) => announce({ to: 'me', description })
const state = () => ({ toasts: toasts.length, flag: useInterface.getState().newItems, read: read.length })

test('what is told of the thread on screen is read already: no toast, no flag', () => {
  arrives(replied('ABC123'))
  expect(state()).toEqual({ toasts: 0, flag: false, read: 1 })
})

test('another thread is told, also one that only mentions it', () => {
  arrives(replied('XYZ789', 'كما في ABC123'))
  expect(state()).toEqual({ toasts: 1, flag: true, read: 0 })
})

test('in a tab nobody looks at, and once it was left, the same is told', () => {
  page.document.visibilityState = 'hidden'
  arrives(replied('ABC123'))
  page.document.visibilityState = 'visible'
  leave()
  arrives(replied('ABC123'))
  expect(state()).toEqual({ toasts: 2, flag: true, read: 0 })
})

test.each(Object.entries({ ar, en }))('every sentence about a ticket names it by that mark (%s)', (_language, words) => {
  const told = Object.entries(words).filter(([key]) => key.startsWith('told_'))
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(([, sentence]) => !sentence.includes(nameMark('{{shortId}}')))).toEqual([])
})
