import type { ByteRange } from '@diwan/contract/kit/file-answer'

/**
 * What a `Range` header asks of so many bytes (RFC 9110, 14.2): one part, the whole, or a part that does not exist. What is malformed, in
 * another unit, or more than one part is answered with the whole, as the RFC allows.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, list = ''] = /^bytes=(.+)$/i.exec(header?.trim() ?? '') ?? []
  const parts = list.split(',').flatMap((part) => part.trim() || [])
  const [, first = '', last = ''] = (parts.length === 1 && /^(\d*)-(\d*)$/.exec(parts[0]!)) || []
  if (first === '' && last === '') return 'whole'
  if (first === '') return suffixOf(Number(last), bytes)
  const [from, to] = [Number(first), last === '' ? Infinity : Number(last)]
  if (to < from) return 'whole'
  return from < bytes ? { from, to: Math.min(to, bytes - 1) } : 'unsatisfiable'
}

const suffixOf = (length: number, bytes: number): ByteRange | 'unsatisfiable' =>
  length === 0 || bytes === 0 ? 'unsatisfiable' : { from: Math.max(0, bytes - length), to: bytes - 1 }
