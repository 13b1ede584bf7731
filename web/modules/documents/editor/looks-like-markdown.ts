const HEADING = /^ {0,3}#{1,6}\s/
const ITEM = /^\s*(?:[-*+]|\d{1,6}[.)])\s/
const QUOTE = /^ {0,3}>\s?/
const FENCE = /^ {0,3}(?:```|~~~)/
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/
const ROW = /^\s*\|.+\|\s*$/
const INLINE = /\*\*[^*\n]+\*\*|~~[^~\n]+~~|\[[^\]\n]+\]\(https?:/

/** At most one line in so many may be joined to another by reading them as Markdown. */
const JOINED_ONE_IN = 10

const NUMBERED = /^(\s*)(\d{1,6})[.)]\s/

interface Line {
  readonly text: string
  readonly isMarked: boolean
  readonly isCode: boolean
}

/** Each line, with whether Markdown says something of it; within a fence all of them. */
function linesOf(text: string): Line[] {
  let fenced = false
  return text.split(/\r\n?|\n/).map((line) => {
    const edge = FENCE.test(line)
    if (edge) fenced = !fenced
    const isMarked = edge || fenced || [HEADING, ITEM, QUOTE, RULE, ROW].some((sign) => sign.test(line))
    return { text: line, isMarked, isCode: edge || fenced }
  })
}

/** Whether Markdown would read some of it differently; one line that begins with a dash or a number is a line. */
export function hasMarkdown(text: string): boolean {
  const lines = linesOf(text)
  const items = lines.filter((line) => ITEM.test(line.text)).length
  return INLINE.test(text) || items > 1 || lines.some((line) => line.isMarked && !ITEM.test(line.text))
}

/**
 * Whether the numbers of each list follow one another, or are all the same. Markdown counts by itself from the first one on: articles 1, 15
 * and 40 of a law would become 1, 2 and 3.
 */
function countsOn(lines: readonly Line[]): boolean {
  let open: { readonly depth: number; readonly number: number; readonly step?: number }[] = []
  for (const { text, isCode } of lines) {
    if (isCode || text.trim() === '') continue
    const [, { length: depth } = '', digits] = NUMBERED.exec(text) ?? []
    if (digits === undefined) {
      if (!/^\s/.test(text)) open = []
      continue
    }
    const before = open.find((one) => one.depth === depth)
    const step = before && Number(digits) - before.number
    if (step !== undefined && step !== (before?.step ?? (step === 0 ? 0 : 1))) return false
    open = [
      ...open.filter((one) => one.depth < depth),
      { depth, number: Number(digits), ...(step === undefined ? {} : { step }) },
    ]
  }
  return true
}

/**
 * Plain text is Markdown only if nearly all of it is: a plain line beside another line would be joined to it, so that a letter with a list
 * in it would lose its lines.
 */
export function isMarkdown(text: string): boolean {
  if (!hasMarkdown(text)) return false
  const lines = linesOf(text)
  const isFull = (at: number): boolean => (lines[at]?.text.trim() ?? '') !== ''
  const full = lines.filter((_line, at) => isFull(at)).length
  const joined = lines.filter(
    ({ text: line, isMarked }, at) => !isMarked && isFull(at) && !/^\s{2,}/.test(line) && (isFull(at - 1) || isFull(at + 1)),
  ).length
  return joined * JOINED_ONE_IN <= full && countsOn(lines)
}
