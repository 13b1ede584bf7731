import { createHash } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BYTES = 5

/**
 * A number of the account that its holder cannot choose and that says nothing about them: 40 bits of a hash of the id, in two groups
 * of Crockford's letters.
 */
export function accountNumberOf(id: string): string {
  const hash = createHash('sha256').update(`account ${id}`).digest().subarray(0, BYTES)
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const text = bits.replace(/.{5}/g, (five) => LETTERS[Number.parseInt(five, 2)]!)
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
