import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly content: string | Buffer
  /** What the archive says of its length, where that is a lie. */
  readonly told?: number
}

/** An archive as small programs write it. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, content, told } of parts) {
    const [bytes, title] = [Buffer.from(content), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(told ?? bytes.length, 18)
    head.writeUInt16LE(title.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), head, title, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    local.push(entry)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, rest, title]))
    at += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A DOCX with one sentence, and whatever else is put into it. */
export const docx = (more: readonly ZipPart[] = [], type = WORD, main = 'document.xml', says = 'عقد'): Buffer =>
  zip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/${main}" ContentType="${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/${main}"/></Relationships>`,
    },
    { name: `word/${main}`, content: `<w:document><w:body><w:p><w:r><w:t>${says}</w:t></w:r></w:p></w:body></w:document>` },
    ...more,
  ])

const box = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A film of no pictures that claims to last for ever. */
export const mp4 = (): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100, 0xff))),
    box('mdat', Buffer.alloc(50)),
  ])

/** A PDF of one page that says a word, or runs a script when it is opened. */
export function pdf({ says = 'Diwan', script }: { says?: string; script?: string } = {}): Buffer {
  const drawn = `BT /F1 36 Tf 72 700 Td (${says}) Tj ET`
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${script ? `/OpenAction<</S/JavaScript/JS(${script})>>` : ''}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((content, index) => {
    const at = text.length
    text += `${index + 1} 0 obj${content}endobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
