/** Compares the tree with `ARCHITECTURE.md`: who imports whom, which files a module has, what may stand in a screen. */
import { structureExceptions } from './exceptions.ts'
import { root } from './steps.ts'
import { corpora, readCorpora, readSeals } from './structure/corpora.ts'
import { judge, report } from './structure/finding.ts'
import { rules } from './structure/rules.ts'
import { readTree } from './structure/tree.ts'

report(judge(readTree(root), [...rules, corpora(readCorpora(root), readSeals(root))], structureExceptions))
