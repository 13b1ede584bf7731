import { Parser } from 'htmlparser2'
import { openContent } from '../content.ts'
import { mainPartOf, RELATIONSHIPS } from '../type-of.ts'
import { readZip } from '../zip.ts'
import { MARKUP_BYTES, TEXT_MAX } from './limits.ts'

const BREAKS = new Set(['w:p', 'w:tab', 'w:br', 'w:cr'])

/** The words in the body of a Word document; nothing where its archive is not what it says of itself, or too large. */
export async function textOfWord(path: string): Promise<string | null> {
  await using content = await openContent(path)
  const found = await readZip(content, [RELATIONSHIPS])
  if (!found) return null
  const main = mainPartOf(found.texts.get(RELATIONSHIPS) ?? '')
  const zip = await readZip(content, [main], MARKUP_BYTES)
  const markup = zip?.texts.get(main)
  return markup === undefined ? null : wordsIn(markup)
}

function wordsIn(markup: string): string {
  let [text, isText] = ['', false]
  const parser = new Parser(
    {
      onopentagname: (name) => void (isText = name === 'w:t'),
      ontext: (words) => void (isText && text.length < TEXT_MAX && (text += words)),
      onclosetag(name) {
        isText = false
        if (BREAKS.has(name)) text += '\n'
      },
    },
    { xmlMode: true },
  )
  parser.end(markup)
  return text
}
