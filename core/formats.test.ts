import { expect, test } from 'vitest'
import { formatDay, formatHijri, formatInstant, formatTime } from './formats.ts'

/** 20 November 2026, 13:05 UTC. */
const afternoon = Date.UTC(2026, 10, 20, 13, 5) / 1000
const amman = { zone: 'Asia/Amman' }

test('a day is written DD-MM-YYYY', () => {
  expect(formatDay('2026-11-20')).toBe('20-11-2026')
  expect(formatDay('2026-01-02')).toBe('02-01-2026')
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('a day is the same day on a computer in %s', (zone) => {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  expect(new Date(0).getTimezoneOffset()).toBe({ 'Pacific/Kiritimati': 640, 'America/Los_Angeles': 480, UTC: 0 }[zone])
  expect([formatDay('2026-11-20'), formatHijri('2026-11-20', 'en')]).toEqual(['20-11-2026', '10 Jumada II 1448'])
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
})

test('an instant is written YYYY/MM/DD hh:mm AM/PM in the zone of the viewer', () => {
  expect(formatInstant(afternoon, amman)).toBe('2026/11/20 04:05 PM')
  expect(formatInstant(afternoon, { zone: 'America/Los_Angeles' })).toBe('2026/11/20 05:05 AM')
  expect(formatInstant(afternoon, { zone: 'Pacific/Kiritimati' })).toBe('2026/11/21 03:05 AM')
})

test('a time is written 1:05 PM', () => {
  expect(formatTime(afternoon, { zone: 'UTC' })).toBe('1:05 PM')
  expect(formatTime(afternoon, amman)).toBe('4:05 PM')
})

test('midnight and noon are twelve, not zero', () => {
  const midnight = Date.UTC(2026, 10, 20) / 1000
  expect(formatTime(midnight, { zone: 'UTC' })).toBe('12:00 AM')
  expect(formatInstant(midnight + 43_200, { zone: 'UTC' })).toBe('2026/11/20 12:00 PM')
})

test('a reader who chose ١٢٣ reads dates and times with them', () => {
  expect(formatDay('2026-11-20', { digits: 'arab' })).toBe('٢٠-١١-٢٠٢٦')
  expect(formatInstant(afternoon, { ...amman, digits: 'arab' })).toBe('٢٠٢٦/١١/٢٠ ٠٤:٠٥ PM')
  expect(formatTime(afternoon, { ...amman, digits: 'arab' })).toBe('٤:٠٥ PM')
})

test('the same day has a Hijri date in both languages', () => {
  expect(formatHijri('2026-11-20', 'ar')).toBe('10 جمادى الآخرة 1448')
  expect(formatHijri('2026-11-20', 'en')).toBe('10 Jumada II 1448')
  expect(formatHijri('2026-11-20', 'ar', 0, 'arab')).toBe('١٠ جمادى الآخرة ١٤٤٨')
})

test('the announcement of the organisation moves the Hijri date, over the end of a month too', () => {
  expect(formatHijri('2026-11-20', 'en', -1)).toBe('9 Jumada II 1448')
  expect(formatHijri('2026-11-20', 'en', 2)).toBe('12 Jumada II 1448')
  expect(formatHijri('2026-11-11', 'en', -1)).toBe('30 Jumada I 1448')
})

test('nothing but plain spaces stands between the parts', () => {
  const written = [formatInstant(afternoon, amman), formatTime(afternoon, amman), formatHijri('2026-11-20', 'ar')].join(' ')
  expect(written).not.toMatch(/[\u202F\u00A0\u200E\u200F]/)
})
