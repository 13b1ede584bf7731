import { isBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { truncate } from '@diwan/core/truncate'
import type { Answer } from '../../../kit/outgoing/outgoing.ts'

/** What a page says of itself: plain text, whatever it holds. */
export interface PageHead {
  readonly site: string | null
  readonly title: string
  readonly description: string | null
  /** Where the picture lies that it shows of itself. */
  readonly picture: string | null
}

/** Nothing where it is no page, or has no title. */
export function pageOf({ headers, body, url }: Pick<Answer, 'headers' | 'body' | 'url'>): PageHead | undefined {
  const type = headers['content-type'] ?? ''
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) return undefined
  const html = decoded(body, type)
  const head = html.slice(0, html.search(/<body[\s>]/i) >>> 0)
  const meta = metas(head)
  const title = clean(meta.get('og:title') ?? meta.get('twitter:title') ?? meta.get(TITLE), 200)
  if (title === null) return undefined
  return {
    site: clean(meta.get('og:site_name'), 100) ?? URL.parse(url)?.hostname ?? null,
    title,
    description: clean(meta.get('og:description') ?? meta.get('description'), 400),
    picture: addressOf(
      PICTURES.map((name) => meta.get(name)).find((one) => one !== undefined),
      url,
    ),
  }
}

/** The first that is named counts. */
const PICTURES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']
const ADDRESS_MOST = 2_000

/** Relative to its page; nothing where it is no address of the web. */
function addressOf(text: string | undefined, page: string): string | null {
  const found = text === undefined ? null : URL.parse(entities(text.toWellFormed()).trim(), page)
  return found && /^https?:$/.test(found.protocol) && found.href.length <= ADDRESS_MOST ? found.href : null
}

function decoded(body: Buffer, type: string): string {
  const named =
    /charset=["']?([\w-]{1,40})/i.exec(type)?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i.exec(body.toString('latin1', 0, 2_048))?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body)
  } catch {
    return new TextDecoder().decode(body) // a name that nobody knows
  }
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)

/** So long is a tag that is looked into; longer ones are none of ours. */
const TAG_MOST = 4_000

/** Cut at every bracket, once through: no expression walks over the whole page from each place. */
function* tagsIn(head: string): Generator<{ tag: string; after: string }> {
  for (const piece of head.split('<')) {
    const end = piece.indexOf('>')
    if (end > 0 && end <= TAG_MOST) yield { tag: piece.slice(0, end), after: piece.slice(end + 1) }
  }
}

/** The title is kept under its own name; of each the first counts. */
function metas(head: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { tag, after } of tagsIn(head)) {
    const isMeta = /^meta\s/i.test(tag)
    const name = isMeta
      ? (attribute(tag, 'property') ?? attribute(tag, 'name'))?.toLowerCase()
      : /^title(\s|$)/i.test(tag)
        ? TITLE
        : undefined
    const content = isMeta ? attribute(tag, 'content') : after.slice(0, TAG_MOST)
    if (name !== undefined && content !== undefined && !found.has(name)) found.set(name, content)
  }
  return found
}

const TITLE = '<title>'

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const entities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{1,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })

/** One line without what turns or hides text; nothing where nothing is left. */
function clean(text: string | undefined, most: number): string | null {
  const line = stripBidiControls(entities(text ?? '').toWellFormed())
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim()
  return isBlank(line) ? null : truncate(line, most - 1)
}
