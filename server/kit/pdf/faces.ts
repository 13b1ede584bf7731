import * as fontkit from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openTypeOf } from './woff.ts'

export type Weight = 400 | 600

const require = createRequire(import.meta.url)
/** The first face that has a letter draws it. */
const SUBSETS = ['arabic', 'latin', 'latin-ext'] as const
const opened = new Map<Weight, readonly fontkit.Font[]>()

/** The faces of IBM Plex Sans Arabic, opened once per process. */
export function facesOf(weight: Weight): readonly fontkit.Font[] {
  const known = opened.get(weight)
  if (known) return known
  const faces = SUBSETS.map((subset) => open(`ibm-plex-sans-arabic-${subset}-${weight}-normal.woff`))
  opened.set(weight, faces)
  return faces
}

function open(file: string): fontkit.Font {
  const font = fontkit.create(openTypeOf(readFileSync(require.resolve(`@fontsource/ibm-plex-sans-arabic/files/${file}`))))
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`)
  return font
}
