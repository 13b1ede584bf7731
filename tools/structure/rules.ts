import { barrels, casts, databases, idleTests, suppressions, tables } from './code.ts'
import { circles, directions, packages } from './directions.ts'
import type { Rule } from './finding.ts'
import { fileNames, migrations, sizes, vocabularies } from './names.ts'
import { sentences, sides } from './screens.ts'

export const rules: readonly Rule[] = [
  directions,
  packages,
  circles,
  vocabularies,
  fileNames,
  migrations,
  sizes,
  barrels,
  databases,
  tables,
  casts,
  suppressions,
  idleTests,
  sentences,
  sides,
]
