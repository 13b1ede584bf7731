import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

const png = ['png'] as const
const jpeg = ['jpg', 'jpeg'] as const

test('an honest name stays as it is', () => {
  expect(cleanFileName('صورة العقد 2026.png', png)).toBe('صورة العقد 2026.png')
  expect(cleanFileName('IMG_0042.JPEG', jpeg)).toBe('IMG_0042.JPEG')
})

test.each([
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\me\\photo.png', 'photo.png'],
  ['a/b\\c.png', 'c.png'],
  ['..', 'file.png'],
  ['.htaccess', 'htaccess.png'],
  ['', 'file.png'],
  ['.png', 'png.png'],
  ['   .png  ', 'png.png'],
])('%j leads nowhere: %s (H33)', (given, name) => {
  expect(cleanFileName(given, png)).toBe(name)
})

test.each([
  ['invoice\u202Egnp.exe', 'invoicegnp.exe.png'],
  ['\u2066a\u2069.png', 'a.png'],
  ['a\0b.png', 'ab.png'],
  ['a\r\nSet-Cookie: x.png', 'aSet-Cookie_ x.png'],
  ['half\ud800.png', 'half.png'],
])('%j keeps no turned text and no control (H28, H33)', (given, name) => {
  expect(cleanFileName(given, png)).toBe(name)
})

test.each(['con.png', 'NUL.png', 'Lpt1.tar.png', 'aux'])('%s is no device (H33)', (given) => {
  expect(cleanFileName(given, png)).toMatch(/^_/)
})

test('the ending says what the content is, whatever was claimed', () => {
  expect(cleanFileName('report.exe', png)).toBe('report.exe.png')
  expect(cleanFileName('scan', ['pdf'])).toBe('scan.pdf')
})

test('a long Arabic name ends at 255 bytes, between letters, with its ending (H33)', () => {
  const name = cleanFileName(`${'مُحَمَّد👨‍👩‍👧'.repeat(40)}.jpeg`, jpeg)
  const bytes = new TextEncoder().encode(name).length
  expect([bytes <= 255, bytes > 220, name.endsWith('.jpeg'), name.includes('\uFFFD')]).toEqual([true, true, true, false])
  expect(cleanFileName(name, jpeg)).toBe(name)
})
