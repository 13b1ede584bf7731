import type { Glyph, PathCommand } from 'fontkit'
import type PdfFile from 'pdfkit'
import { facesOf, type Weight } from './faces.ts'
import type { Line } from './lines.ts'
import { isRightToLeft, type Run } from './runs.ts'
import { shape } from './shape.ts'

type Document = InstanceType<typeof PdfFile>
type Reference = ReturnType<Document['ref']>

/** What pdfkit keeps of a font and does not declare. */
interface EmbeddedFont {
  readonly id: string
  /** Of each glyph of the subset, the letters it is found by. */
  readonly unicode: number[][]
  encode(text: string): readonly [readonly string[], unknown]
  ref(): Reference
}

/**
 * Draws text that looks right and is found. Each glyph is a form that is written once and placed as often as it occurs; above it lies
 * an invisible line of plain letters in visual order, stretched to the width of what is drawn, which readers search and copy. Letting a
 * PDF reader take the letters from shaped glyphs loses ligatures and the order of mixed lines.
 */
export function createBrush(doc: Document) {
  const forms = new Map<string, Reference>()
  const fonts = new Map<string, EmbeddedFont>()

  const formOf = (glyph: Glyph, key: string): Reference => {
    const known = forms.get(key)
    if (known) return known
    const { minX, minY, maxX, maxY } = glyph.bbox
    const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [minX - 1, minY - 1, maxX + 1, maxY + 1] })
    form.end(Buffer.from(`${glyph.path.commands.map(operator).join('\n')}\nf`))
    forms.set(key, form)
    return form
  }
  const fontOf = (weight: Weight, face: number): EmbeddedFont => {
    const key = `${weight} ${face}`
    const known = fonts.get(key)
    if (known) return known
    // Takes an opened font, which its types do not know, and keeps the one that is current in a field they do not name.
    doc.font(facesOf(weight)[face] as never)
    const font = (doc as unknown as { _font: EmbeddedFont })._font
    fonts.set(key, font)
    return font
  }

  const draw = (run: Run, x: number, y: number, size: number, weight: Weight): number => {
    const { glyphs, positions, width } = shape(run, weight)
    const scale = size / facesOf(weight)[run.face]!.unitsPerEm
    let at = x
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      if (glyph.path.commands.length > 0) {
        const key = `G${weight}.${run.face}.${glyph.id}`
        const name = key.replaceAll('.', '_')
        doc.page.xobjects[name] ??= formOf(glyph, key)
        const place = [scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale].map(short).join(' ')
        doc.addContent(`q ${place} cm /${name} Do Q`)
      }
      at += xAdvance * scale
    }
    return width * size
  }
  const write = ({ runs, x, width }: Stretch, y: number, size: number, weight: Weight): void => {
    const [first] = runs
    const font = fontOf(weight, first!.face)
    doc.page.fonts[font.id] ??= font.ref()
    const letters = runs.flatMap(({ text }) => Array.from(text)).filter((letter) => !/\p{M}/u.test(letter))
    const visual = isRightToLeft(first!) ? letters.toReversed() : letters
    const face = facesOf(weight)[first!.face]!
    const plain = visual.reduce((sum, letter) => sum + face.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth, 0)
    const stretch = plain > 0 ? (width * face.unitsPerEm * 100) / (plain * size) : 100
    const codes = visual.map((letter) => codeOf(font, letter)).join('')
    const at = `1 0 0 1 ${short(x)} ${short(doc.page.height - y)} Tm`
    const text = `BT /${font.id} ${size} Tf 3 Tr ${short(stretch)} Tz ${at} <${codes}> Tj ET`
    doc.addContent(`q 1 0 0 -1 0 ${short(doc.page.height)} cm ${text} Q`)
  }

  /** `y` is the baseline; both in points from the upper left corner of the page. */
  return (line: Line, x: number, y: number, size: number, weight: Weight): void => {
    const places = new Map<Run, { readonly x: number; readonly width: number }>()
    let at = x
    for (const run of line.runs) {
      const width = draw(run, at, y, size, weight)
      places.set(run, { x: at, width })
      at += width
    }
    // In the order in which it is read: readers take a line as it was written.
    for (const stretch of stretchesOf(line.logical, (run) => places.get(run)!)) write(stretch, y, size, weight)
  }
}

/** Runs that follow each other in one direction and face: found as one text, its spaces included. */
interface Stretch {
  readonly runs: Run[]
  x: number
  width: number
}

function stretchesOf(logical: readonly Run[], placeOf: (run: Run) => { readonly x: number; readonly width: number }): Stretch[] {
  const stretches: Stretch[] = []
  for (const run of logical) {
    const { x, width } = placeOf(run)
    const last = stretches.at(-1)
    const before = last?.runs.at(-1)
    if (last && before?.level === run.level && before.face === run.face) {
      last.runs.push(run)
      last.x = Math.min(last.x, x)
      last.width += width
    } else stretches.push({ runs: [run], x, width })
  }
  return stretches
}

/** fontkit forgets of which letter a glyph is once it has met it as a part of another one, as «س» in «ش»; so it is set here. */
function codeOf(font: EmbeddedFont, letter: string): string {
  const codes = font.encode(letter)[0]
  if (codes.length === 1) font.unicode[Number.parseInt(codes[0]!, 16)] = [letter.codePointAt(0)!]
  return codes.join('')
}

const short = (value: number): string => Number(value.toFixed(4)).toString()

/** One command of an outline as the operators of PDF, which has no quadratic curves. */
function operator({ command, args }: PathCommand, index: number, all: readonly PathCommand[]): string {
  const points = args.map(short).join(' ')
  if (command === 'moveTo') return `${points} m`
  if (command === 'lineTo') return `${points} l`
  if (command === 'bezierCurveTo') return `${points} c`
  if (command === 'closePath') return 'h'
  const [controlX = 0, controlY = 0, x = 0, y = 0] = args
  const [fromX = 0, fromY = 0] = all[index - 1]?.args.slice(-2) ?? []
  const third = (from: number, control: number): number => from + (2 / 3) * (control - from)
  const controls = [third(fromX, controlX), third(fromY, controlY), third(x, controlX), third(y, controlY), x, y]
  return `${controls.map(short).join(' ')} c`
}
