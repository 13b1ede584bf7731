import { stripBidiControls } from './direction.ts'

/** What file systems and mail programs carry without cutting. */
const MAX_BYTES = 255
/** Names that mean a device on Windows, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const utf8 = new TextEncoder()
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/**
 * A name that shows what it is and leads nowhere: no folders, no controls, no turned text, no device, at most 255 bytes,
 * ending in one of the extensions its content has. Cut between letters, never inside one.
 */
export function cleanFileName(given: string, extensions: readonly [string, ...string[]]): string {
  const last = stripBidiControls(given.toWellFormed()).split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\uFFFD]|(?![\u200C\u200D])\p{Cf}/gu, '') // joiners belong to letters
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const ending = plain.slice(dot + 1)
  const honest = dot > 0 && extensions.includes(ending.toLowerCase())
  const tail = `.${honest ? ending : extensions[0]}`
  const stem = (honest ? plain.slice(0, dot).trimEnd() : plain).replace(DEVICES, '_$1')
  return `${cut(stem, MAX_BYTES - utf8.encode(tail).length) || 'file'}${tail}`
}

function cut(text: string, mostBytes: number): string {
  if (utf8.encode(text).length <= mostBytes) return text
  let bytes = 0
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += utf8.encode(segment).length
    if (bytes > mostBytes) return text.slice(0, index).trimEnd()
  }
  return text
}
