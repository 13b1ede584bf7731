import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page as a reader finds it. */
export async function pagesOfPdf(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const doc = await loading.promise
  const pages: string[] = []
  for (let page = 1; page <= doc.numPages; page++) {
    const { items } = await (await doc.getPage(page)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push(foldPdf(text))
  }
  await loading.destroy()
  return pages
}

/** Presentation forms are folded, marks of direction left out, white space is one space. */
export const foldPdf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\0]|[\u{64B}-\u{652}]/gu, '')
    .replaceAll(/\s+/g, ' ')
