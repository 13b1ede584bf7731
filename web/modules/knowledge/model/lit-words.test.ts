import { expect, test } from 'vitest'
import { litWords } from './lit-words.ts'

const lit = (text: string, q: string) => litWords(text, q).map(([from, to]) => text.slice(from, to))

test('words are lit without regard to signs, hamza and joined letters', () => {
  expect(lit('طلب الإجازة السنوية وبالإجازات', 'اجازة')).toEqual(['الإجازة'])
  expect(lit('الطابعات والطابعة', 'طابع')).toEqual(['الطابعات', 'والطابعة'])
  expect(lit('كلمة المُرور', 'المرور')).toEqual(['المُرور'])
})

test('English words are lit in either case, from their beginning', () => {
  expect(lit('Connect to the VPN, disconnect later', 'vpn connect')).toEqual(['Connect', 'VPN'])
})

test('nothing is lit for nothing', () => {
  expect(lit('text', ' ')).toEqual([])
})
