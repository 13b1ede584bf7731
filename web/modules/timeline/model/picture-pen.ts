import { directionOf, type Direction } from '@diwan/core/direction'

interface Words {
  readonly x: number
  readonly y: number
  /** Longer words end in three dots. */
  readonly room: number
  readonly colour: string
  readonly size?: number
  readonly bold?: boolean
  readonly middle?: boolean
}

interface Surface {
  readonly width: number
  /** In which time runs. */
  readonly direction: Direction
  /** Of the words. */
  readonly font: string
}

/** Draws where time runs from left to right, and turns places where it runs the other way; words are never turned. */
export class Pen {
  readonly to: CanvasRenderingContext2D
  readonly #width: number
  readonly #direction: Direction
  readonly #font: string

  constructor(to: CanvasRenderingContext2D, { width, direction, font }: Surface) {
    this.to = to
    this.#width = width
    this.#direction = direction
    this.#font = font
  }

  fill(colour: string, x: number, y: number, width: number, height: number, radius = 0): void {
    this.to.fillStyle = colour
    this.to.beginPath()
    this.to.roundRect(this.#direction === 'rtl' ? this.#width - x - width : x, y, width, height, radius)
    this.to.fill()
  }

  /** Lines as they are written for time that runs from left to right. */
  turned(draw: () => void): void {
    this.to.save()
    if (this.#direction === 'rtl') {
      this.to.translate(this.#width, 0)
      this.to.scale(-1, 1)
    }
    draw()
    this.to.restore()
  }

  write(text: string, { x, y, room, colour, size = 14, bold = false, middle = false }: Words): void {
    this.to.font = `${bold ? 600 : 400} ${size}px ${this.#font}`
    this.to.fillStyle = colour
    this.to.textBaseline = 'middle'
    this.to.direction = directionOf(text, this.#direction)
    const rtl = this.#direction === 'rtl'
    this.to.textAlign = middle ? 'center' : rtl ? 'right' : 'left'
    const at = x + (middle ? room / 2 : 0)
    this.to.fillText(this.#cut(text, room), rtl ? this.#width - at : at, y)
  }

  #cut(text: string, room: number): string {
    if (this.to.measureText(text).width <= room) return text
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    let [fits, longer] = [0, letters.length]
    while (longer - fits > 1) {
      const some = (fits + longer) >> 1
      if (this.to.measureText(`${letters.slice(0, some).join('')}…`).width <= room) fits = some
      else longer = some
    }
    return fits === 0 ? '' : `${letters.slice(0, fits).join('').trimEnd()}…`
  }
}
