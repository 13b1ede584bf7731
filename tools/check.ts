/** `npm run check`: what can be said about the code without running it. `npm test` adds the lint that needs types. */
import { runTogether, type Step } from './steps.ts'

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'gathered', command: ['node', 'tools/gather.mjs', '--verify'] },
  { name: 'structure', command: ['node', 'tools/check-structure.ts'] },
  { name: 'words', command: ['node', 'tools/check-words.ts'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['node', 'tools/check-types.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'row types', command: ['node', 'tools/database-types.ts', '--verify'] },
]

process.exitCode = (await runTogether(steps)) ? 0 : 1
