/** Contrast of two colours as WCAG 2.2 defines it, 1 to 21. Colours are #rrggbb in any case. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Text keeps at least this against what it stands on (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** White or near-black, whichever reads better on the colour. */
export const inkOn = (colour: string): '#ffffff' | '#171a20' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#171a20') ? '#ffffff' : '#171a20'

function luminance(colour: string): number {
  if (!isColour(colour)) throw new RangeError(`${colour} is not a colour like #187ed1`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
