import { readText, type Passage } from '@diwan/core/page/passages'

/** Words of an article, and how often the same ones come before them. */
export interface ChosenWords {
  readonly quote: string
  readonly nth: number
}

interface ShownText {
  readonly text: string
  readonly parts: readonly { readonly node: Text; readonly from: number }[]
}

/** Not written by the author: buttons, and the cards of files and records. */
const FOREIGN = 'button, svg, [data-embed]'

function shownText(root: Element): ShownText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(FOREIGN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const parts: { node: Text; from: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    parts.push({ node: node as Text, from: text.length })
    text += (node as Text).data
  }
  return { text, parts }
}

/** The place in the text of an end of a range; the end of an element is before its first text that follows. */
function placeOf({ text, parts }: ShownText, node: Node, offset: number): number {
  const own = parts.find((part) => part.node === node)
  if (own) return own.from + offset
  const end = document.createRange()
  end.setStart(node, offset)
  const next = parts.find((part) => end.comparePoint(part.node, 0) >= 0)
  return next?.from ?? text.length
}

/** The words of a range within an element; nothing where it reaches beyond it or holds no words. */
export function wordsIn(root: Element, range: Range): ChosenWords | undefined {
  if (!root.contains(range.commonAncestorContainer)) return undefined
  const shown = shownText(root)
  const passage: Passage = {
    from: placeOf(shown, range.startContainer, range.startOffset),
    to: placeOf(shown, range.endContainer, range.endOffset),
  }
  const quote = shown.text.slice(passage.from, passage.to).trim()
  return quote === '' ? undefined : { quote, nth: readText(shown.text).timesBefore(passage) }
}

/** The ranges of several passages in one reading of the text; nothing for words that are not shown. */
export function rangesOf(root: Element, all: readonly ChosenWords[]): (Range | undefined)[] {
  const { text, parts } = shownText(root)
  const read = readText(text)
  const partAt = (place: number) => parts.findLast(({ from }) => from <= place)!
  return all.map(({ quote, nth }) => {
    const found = read.find(quote, nth)
    if (!found) return undefined
    const [first, last] = [partAt(found.from), partAt(found.to - 1)]
    const range = document.createRange()
    range.setStart(first.node, found.from - first.from)
    range.setEnd(last.node, found.to - last.from)
    return range
  })
}
