import { readFile } from 'node:fs/promises'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { TEXT_MAX } from './limits.ts'
import { lineText, type Drawn } from './line-text.ts'

/** Reads its pages up to the limit. Neither scripts nor fonts of the file run, and nothing else is fetched. */
export async function textOfPdf(path: string): Promise<string> {
  const data = new Uint8Array(await readFile(path))
  const loading = getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
  })
  try {
    const doc = await loading.promise
    let text = ''
    for (let page = 1; page <= doc.numPages && text.length < TEXT_MAX; page += 1) {
      const { items } = await (await doc.getPage(page)).getTextContent()
      text += `${linesOf(items).map(lineText).join('\n')}\n`
    }
    return text
  } finally {
    await loading.destroy()
  }
}

type Items = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']

function linesOf(items: Items): Drawn[][] {
  const lines: Drawn[][] = [[]]
  for (const item of items) {
    if (!('str' in item)) continue
    lines.at(-1)!.push({ text: item.str, x: Number(item.transform[4]), width: item.width, height: item.height })
    if (item.hasEOL) lines.push([])
  }
  return lines
}
