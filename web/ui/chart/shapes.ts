/** A colour by its custom property, so that a chart follows the scheme: `--c1`. */
export type Colour = `--${string}`

/** A chart is made of these, in pixels from the left and the top: the page and a picture draw the same. */
export type Shape =
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill: Colour
      readonly round?: number
    }
  | {
      readonly kind: 'path'
      readonly d: string
      readonly stroke?: Colour
      readonly fill?: Colour
      readonly dashed?: boolean
      readonly faint?: boolean
    }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
      readonly fill: Colour
      readonly strong?: boolean
    }

/** In pixels; text of axes. */
export const TEXT = 11.5
