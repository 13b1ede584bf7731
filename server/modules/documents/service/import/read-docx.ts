import mammoth from 'mammoth'
import { finishPage } from './finish-page.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { parseHtml } from './html-tree.ts'
import { openArchive, type Archive } from './open-archive.ts'
import { PageFindings } from './pictures.ts'
import { UnreadableFile, type BroughtPage, type RefusedPage } from './types.ts'

/** The address that mammoth writes for a picture, under which the page finds its bytes. */
const nameOf = (index: number): string => `picture/${index}`

/**
 * A Word document. Its archive is measured before mammoth opens it, and what mammoth answers is rebuilt node by node, since it lets addresses
 * of every kind pass. It never follows links to other files.
 */
export async function readDocx(bytes: Uint8Array, title: string): Promise<BroughtPage | RefusedPage> {
  for (const [name, content] of openArchive(bytes))
    if (/\.(?:xml|rels)$/.test(name) && declaresType(content)) throw new UnreadableFile('documents.import_damaged')
  const pictures = new Map<string, Uint8Array>()
  const convertImage = mammoth.images.imgElement(async (image) => {
    const name = nameOf(pictures.size + 1)
    pictures.set(name, new Uint8Array(await image.readAsBuffer()))
    return { src: name }
  })
  const { value } = await mammoth
    .convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage, externalFileAccess: false })
    .catch(() => {
      throw new UnreadableFile('documents.import_damaged')
    })
  const findings = new PageFindings(pictures satisfies Archive)
  return finishPage({ title, folder: [], blocks: blocksOfHtml(parseHtml(value), findings), findings, isFileName: true })
}

/** Word declares no document type; entities that expand without end need one. */
const declaresType = (content: Uint8Array): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(Buffer.from(content).toString('latin1'))
