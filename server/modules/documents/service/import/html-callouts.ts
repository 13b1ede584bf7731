import { attr, hasClass, type HtmlNode } from './html-tree.ts'

type Tone = 'info' | 'success' | 'warning' | 'danger'

const CONFLUENCE: Readonly<Record<string, Tone>> = { information: 'info', tip: 'success', note: 'warning', warning: 'danger' }
const BOOKSTACK: readonly Tone[] = ['info', 'success', 'warning', 'danger']
/** The sign at the beginning of a quote in Markdown, as GitHub writes callouts. */
const MARKDOWN: Readonly<Record<string, Tone>> = {
  NOTE: 'info',
  IMPORTANT: 'info',
  TIP: 'success',
  WARNING: 'warning',
  CAUTION: 'danger',
}
export const CALLOUT_SIGN = /^\s*\[!(NOTE|IMPORTANT|TIP|WARNING|CAUTION)\]\s*/

export const toneOfSign = (sign: string): Tone => MARKDOWN[sign] ?? 'info'

/** The tone of an element that is a panel of Confluence or a callout of BookStack or of this portal. */
export function toneOf(node: HtmlNode): Tone | undefined {
  if (node.name === 'aside') return BOOKSTACK.find((tone) => tone === attr(node, 'data-tone'))
  const classes = attr(node, 'class')
  const [, macro] = /confluence-information-macro-(information|tip|note|warning)(?:\s|$)/.exec(classes) ?? []
  if (macro) return CONFLUENCE[macro]
  if (hasClass(node, 'callout')) return BOOKSTACK.find((tone) => hasClass(node, tone)) ?? 'info'
  return hasClass(node, 'panel') && !hasClass(node, 'code') ? 'info' : undefined
}
