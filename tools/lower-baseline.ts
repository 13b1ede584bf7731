/** Writes the counts of translated English when they have fallen; `--first` also takes higher ones, for a new rule. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './steps.ts'
import { BASELINE_FILE, countTranslated, type Baseline } from './structure/translated-english.ts'
import { readTree } from './structure/tree.ts'

const file = path.join(root, BASELINE_FILE)
const before = JSON.parse(readFileSync(file, 'utf8')) as Baseline
const now = countTranslated(readTree(root).code)
const risen = Object.entries(now).filter(
  ([folder, { identifiers, comments }]) =>
    identifiers > (before[folder]?.identifiers ?? 0) || comments > (before[folder]?.comments ?? 0),
)
if (risen.length > 0 && !process.argv.includes('--first')) {
  process.stderr.write(`More than before in: ${risen.map(([folder]) => folder).join(', ')}. The baseline only falls.\n`)
  process.exitCode = 1
} else writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
