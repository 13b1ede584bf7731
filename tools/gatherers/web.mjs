import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = 'web/modules'

/** The manifests of the web by their folder, and all their keys together. */
export function gather(root) {
  const all = existsSync(join(root, MODULES)) ? readdirSync(join(root, MODULES)) : []
  const folders = all.filter((folder) => existsSync(join(root, MODULES, folder, 'module.ts'))).toSorted()
  const text = [
    '// Written by tools/gather.mjs from every web/modules/<module>/module.ts.',
    "import type { FoundOnScreen, WebManifest } from './kit/manifest.ts'",
    ...folders.map((folder, place) => `import { manifest as module${place} } from './modules/${folder}/module.ts'`),
    '',
    'export const manifests = {',
    ...folders.map((folder, place) => `  '${folder}': module${place},`),
    '}',
    '',
    '/** How records of each kind are shown among what is found. */',
    `export const found: Readonly<Record<string, FoundOnScreen>> = { ${folders.map((_, place) => `...foundIn(module${place})`).join(', ')} }`,
    'function foundIn({ found = {} }: WebManifest) {',
    '  return found',
    '}',
    '',
    `export const keys = { ${folders.map((_, place) => `...module${place}.keys`).join(', ')} }`,
    '',
  ]
  return [{ path: 'web/gathered.gen.ts', text: text.join('\n') }]
}
