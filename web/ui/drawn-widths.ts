import type { Widths } from './whole-words.ts'

let pen: CanvasRenderingContext2D | null | undefined
const signs = new Map<string, Pick<Widths, 'blank' | 'mark'>>()

function signsIn({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): Pick<Widths, 'blank' | 'mark'> {
  pen ??= document.createElement('canvas').getContext('2d')
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const known = signs.get(font)
  if (known || !pen) return known ?? { blank: 0, mark: 0 }
  pen.font = font
  const found = { blank: pen.measureText(' ').width, mark: pen.measureText('…').width }
  signs.set(font, found)
  return found
}

/** Letters of another font have other widths. */
export const forgetWidths = (): void => signs.clear()

/** As the words of this element are drawn, wherever in it they stand; nothing is written into the page to measure it. */
export function drawnWidths(element: Element, style: CSSStyleDeclaration): Widths {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: { node: Text; end: number }[] = []
  for (let end = 0; walker.nextNode();) {
    const node = walker.currentNode as Text
    end += node.data.length
    nodes.push({ node, end })
  }
  const range = document.createRange()
  const of = (from: number, to: number): number => {
    const first = nodes.find(({ end }) => end > from)
    const last = nodes.find(({ end }) => end >= to)
    if (!first || !last) return 0
    range.setStart(first.node, from - first.end + first.node.data.length)
    range.setEnd(last.node, to - last.end + last.node.data.length)
    return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
  }
  return { of, ...signsIn(style) }
}
