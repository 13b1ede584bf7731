import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { finishPage } from './finish-page.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { parseHtml } from './html-tree.ts'
import { MAX_PICTURES, PICTURES_BYTES } from './limits.ts'
import type { Archive } from './open-archive.ts'
import { PageFindings, Pictures } from './pictures.ts'
import { UnreadableFile, type BroughtPage, type RefusedPage } from './types.ts'

/** The address that mammoth writes for a picture, under which the page finds its bytes. */
const nameOf = (index: number): string => `picture/${index}`

/**
 * A Word document. Mammoth reads a new archive of the measured entries, because the list at the end of an archive can name other entries
 * than the ones that were measured. Its HTML is rebuilt node by node, because mammoth accepts addresses of every kind. It never follows
 * links to other files.
 */
export async function readDocx(archive: Archive, title: string): Promise<BroughtPage | RefusedPage> {
  for (const [name, content] of archive)
    if (/\.(?:xml|rels)$/.test(name) && declaresType(content)) throw new UnreadableFile('documents.import_damaged')
  const pictures = new Map<string, Uint8Array>()
  let shown = 0
  let bytes = 0
  const convertImage = mammoth.images.imgElement(async (image) => {
    shown += 1
    // A picture is copied for each place that shows it, which may be many thousands.
    if (shown > MAX_PICTURES || bytes > PICTURES_BYTES) return { src: nameOf(shown) }
    const content = new Uint8Array(await image.readAsBuffer())
    bytes += content.length
    pictures.set(nameOf(shown), content)
    return { src: nameOf(shown) }
  })
  const buffer = Buffer.from(zipSync(Object.fromEntries(archive), { level: 0 }))
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage, externalFileAccess: false }).catch(() => {
    throw new UnreadableFile('documents.import_damaged')
  })
  const findings = new PageFindings(new Pictures(pictures satisfies Archive))
  for (let beyond = MAX_PICTURES; beyond < shown; beyond += 1) findings.note('pictures_too_many')
  return finishPage({ title, folder: [], blocks: blocksOfHtml(parseHtml(value), findings), findings, isFileName: true })
}

/** Word declares no document type; entities that expand without end need one. */
const declaresType = (content: Uint8Array): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(Buffer.from(content).toString('latin1'))
