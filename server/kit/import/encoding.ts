import { IMPORT_ENCODINGS, type ImportEncoding } from '@diwan/contract/kit/import'
import chardet from 'chardet'

/** Enough of a file to tell its encoding by. */
const SAMPLE = 65_536
const REPLACEMENT = '\ufffd'

/** Characters of a table in Arabic or a Western language; UTF-16 read in the wrong order, or UTF-8 read as UTF-16, has hardly any. */
const PLAUSIBLE = /[\t\r\n\u0020-\u007e\u00a0-\u024f\u0600-\u06ff\u2000-\u206f\ufb50-\ufeff]/u
const PLAUSIBLE_SHARE = 0.95

/** The most likely encoding of a text file. A byte order mark decides; then strict decoding; then the letters. */
export function detectEncoding(bytes: Uint8Array): ImportEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const wide = (['utf-16le', 'utf-16be'] as const).find((encoding) => isPlausible(sample, encoding))
  if (wide) return wide
  if (decodeText(bytes, 'utf-8') !== undefined) return 'utf-8'
  if (looksArabic(sample)) return 'windows-1256'
  const guesses = chardet.analyse(sample).map(({ name }) => name.toLowerCase())
  // ISO-8859-1 and -9 are subsets of their Windows encodings, which is what browsers read them as
  const known = guesses.map((name) => ({ 'iso-8859-1': 'windows-1252', 'iso-8859-9': 'windows-1254' })[name] ?? name)
  return known.map((name) => IMPORT_ENCODINGS.find((one) => one === name)).find(isNarrow) ?? 'windows-1256'
}

const isNarrow = (encoding: ImportEncoding | undefined): encoding is ImportEncoding => encoding?.startsWith('windows') === true

/**
 * The text without its byte order mark; nothing where these bytes are no text in this encoding. UTF-8 with some damaged letters is text:
 * the rows that have them are refused.
 */
export function decodeText(bytes: Uint8Array, encoding: ImportEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes(REPLACEMENT) && encoding !== 'utf-8' ? undefined : text
  } catch {
    return encoding === 'utf-8' ? damagedText(bytes) : undefined
  }
}

/** Letters of another encoding are hardly ever whole in UTF-8. */
const DAMAGED_SHARE = 0.25

function damagedText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes)
  const beyond = text.match(/[^\p{ASCII}]/gu) ?? []
  const damaged = beyond.filter((letter) => letter === REPLACEMENT).length
  return damaged <= beyond.length * DAMAGED_SHARE ? text : undefined
}

function isPlausible(sample: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  if (sample.length < 4) return false
  const text = new TextDecoder(encoding).decode(sample.subarray(0, sample.length - (sample.length % 2)))
  let count = 0
  for (const character of text) if (PLAUSIBLE.test(character)) count += 1
  return count / text.length >= PLAUSIBLE_SHARE
}

/** Judges by the letters beyond ASCII: in Arabic they come in runs, in French or Turkish one by one. Cyrillic runs hold no comma or digit of windows-1256. */
function looksArabic(sample: Uint8Array): boolean {
  const text = new TextDecoder('windows-1256').decode(sample)
  const arabic = text.match(/[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]{2,}/g)?.join('').length ?? 0
  const high = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const definite = text.match(/(?<![\u0621-\u064a])\u0627\u0644[\u0621-\u064a]|\u0629(?![\u0621-\u064a])/g)?.length ?? 0
  return arabic / Math.max(high, 1) >= 0.75 || (definite > 0 && arabic / Math.max(high, 1) >= 0.5)
}
