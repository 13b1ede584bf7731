import { toAsciiDigits } from '@diwan/core/digits'
import { TABLE_COLUMNS, TABLE_ROWS } from '@diwan/core/page/limits'

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** A number or letter with a dot or a bracket; anything else is the sign of a bullet. */
const NUMBER = /^\s*\(?(\d+|[a-z]{1,3})[.)]/i
/** The sign of an item alone may also have a dash, as in Arabic: 1- or أ-. */
const SIGN = /^\s*\(?(\p{Nd}+|[a-z]{1,3}|[\u0621-\u064a]{1,2})\s*[-–.)]/iu

/** Word writes the items of a list as paragraphs that name their level, with the sign as text before them. */
function wordLists(page: Document): void {
  const isItem = (element: Element | null): element is HTMLElement =>
    element !== null && /mso-list:\s*l\d+/i.test(element.getAttribute('style') ?? '')
  for (const first of page.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    if (!first.isConnected || !isItem(first)) continue
    const items: HTMLElement[] = []
    for (let next: Element | null = first; isItem(next); next = next.nextElementSibling) items.push(next)
    const place = page.createComment('')
    first.before(place)
    const open: { readonly list: HTMLElement; readonly level: number }[] = []
    for (const item of items) {
      const level = Number(/level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 1)
      const sign = item.querySelector<HTMLElement>('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
      const [, number] = (sign ? SIGN.exec(sign.textContent) : NUMBER.exec(item.textContent)) ?? []
      sign?.remove()
      while (open.length > 0 && open.at(-1)!.level > level) open.pop()
      if (open.at(-1)?.level !== level) {
        const list = page.createElement(number === undefined ? 'ul' : 'ol')
        const start = toAsciiDigits(number ?? '')
        if (/^\d+$/.test(start)) list.setAttribute('start', start)
        const parent = open.at(-1)?.list
        if (parent) (parent.lastElementChild ?? parent).append(list)
        else place.before(list)
        open.push({ list, level })
      }
      const line = page.createElement('li')
      const words = page.createElement('p')
      words.append(...item.childNodes)
      if (!sign) dropSign(words)
      line.append(words)
      open.at(-1)!.list.append(line)
      item.remove()
    }
    place.remove()
  }
}

/** Removes the sign before the words of an item whose sign was not marked as one. */
function dropSign(words: HTMLElement): void {
  const first = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode()
  if (first) first.textContent = (first.textContent ?? '').replace(/^\s*(?:[·•o§▪-]|\(?\d+[.)])[\s\u00A0]+/, '')
}

/** Marks the place of a picture in the pasted text. */
export const pictureSign = (index: number): string => `\uE000${index}\uE001`
export const PICTURE_SIGN = /\uE000(\d+)\uE001/

const DATA = /^data:(image\/(?:png|jpeg));base64,([a-z0-9+/=\s]+)$/i

function fileOf(source: string, name: string): File | undefined {
  const [, type = '', data = ''] = DATA.exec(source) ?? []
  if (type === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    return new File([bytes], name, { type: type.toLowerCase() })
  } catch {
    return undefined
  }
}

/** A picture that is in the text itself, or the address of one. */
export type TakenPicture = File | string

/** Pictures in the text itself or at an address of the internet are taken out to be uploaded; of others a line says that they were left out. */
function takePictures(page: Document, { uploads, leftOut }: Reading): TakenPicture[] {
  const files: TakenPicture[] = []
  for (const picture of page.querySelectorAll('img:not([data-file])')) {
    const source = picture.getAttribute('src') ?? ''
    const file = uploads ? fileOf(source, `picture-${files.length + 1}.${source.includes('/png') ? 'png' : 'jpg'}`) : undefined
    const isOutside = /^https?:/i.test(source)
    const line = page.createElement('p')
    if (uploads && isOutside) {
      line.textContent = pictureSign(files.push(source) - 1)
      picture.replaceWith(line)
      continue
    }
    line.textContent = file ? pictureSign(files.push(file) - 1) : leftOut
    if (!file && isOutside) {
      const link = page.createElement('a')
      link.href = source
      link.append(...line.childNodes)
      line.append(link)
    }
    picture.replaceWith(line)
  }
  return files
}

export interface Reading {
  /** Whether the text may hold pictures, files and cards. */
  readonly uploads: boolean
  /** The line that stands for a picture that cannot be read. */
  readonly leftOut: string
}

export function readHtml(html: string, reading: Reading): { readonly html: string; readonly files: readonly TakenPicture[] } {
  const page = parsed(html)
  wordLists(page)
  const files = takePictures(page, reading)
  return { html: page.body.innerHTML, files }
}

export interface LargeTable {
  readonly rows: number
  readonly columns: number
}

/** The first table that is larger than a table of a page may be. */
export function largeTableIn(html: string): LargeTable | undefined {
  if (!/<table/i.test(html)) return undefined
  const sizes = [...parsed(html).querySelectorAll('table')].map(({ rows }) => ({
    rows: rows.length,
    columns: Math.max(0, ...[...rows].map(({ cells }) => [...cells].reduce((sum, cell) => sum + cell.colSpan, 0))),
  }))
  return sizes.find(({ rows, columns }) => rows > TABLE_ROWS || columns > TABLE_COLUMNS)
}

/** Every table as lines of text, with a tab between cells. */
export function tablesAsLines(html: string): string {
  const page = parsed(html)
  for (const table of page.querySelectorAll('table')) {
    const lines = [...table.rows].map(({ cells }) => {
      const line = page.createElement('p')
      line.textContent = [...cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()).join('\t')
      return line
    })
    table.replaceWith(...lines)
  }
  return page.body.innerHTML
}
