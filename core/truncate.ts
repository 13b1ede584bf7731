/** S9.17. */
export const TRUNCATE_AT = 100

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/**
 * Keeps the first visible characters and adds the ellipsis after them (Q.79): never cuts a vowel mark from its letter
 * or a family emoji in two. The segmenter is lazy, so a long text costs no more than its beginning.
 */
export function truncate(text: string, length = TRUNCATE_AT): string {
  if (text.length <= length) return text
  let seen = 0
  for (const { index } of graphemes.segment(text)) {
    if (seen === length) return `${text.slice(0, index)}…`
    seen += 1
  }
  return text
}
