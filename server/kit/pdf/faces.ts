import * as fontkit from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openTypeOf } from './woff.ts'

export type Weight = 400 | 600

const require = createRequire(import.meta.url)
/** The first face that has a letter draws it. The Arabic family has only the letters of Western Europe beside its own. */
const FACES = [
  ...['arabic', 'latin', 'latin-ext'].map(
    (subset) => (weight: Weight) => `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${subset}-${weight}-normal.woff`,
  ),
  ...['latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'].map(
    (subset) => (weight: Weight) => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-${weight}-normal.woff`,
  ),
]
const opened = new Map<Weight, readonly fontkit.Font[]>()

/** The faces of IBM Plex Sans Arabic and of IBM Plex Sans, opened once per process. */
export function facesOf(weight: Weight): readonly fontkit.Font[] {
  const known = opened.get(weight)
  if (known) return known
  const faces = FACES.map((fileOf) => open(fileOf(weight)))
  opened.set(weight, faces)
  return faces
}

function open(file: string): fontkit.Font {
  const font = fontkit.create(openTypeOf(readFileSync(require.resolve(file))))
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`)
  return font
}
