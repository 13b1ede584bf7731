/** `npm run check`: everything that can be said about the code without running it. */
import { runTogether, type Step } from './steps.ts'

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'structure', command: ['node', 'tools/check-structure.ts'] },
  { name: 'words', command: ['node', 'tools/check-words.ts'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'row types', command: ['node', 'tools/database-types.ts', '--verify'] },
]

process.exitCode = (await runTogether(steps)) ? 0 : 1
