import { readFileSync } from 'node:fs'
import path from 'node:path'
import { barrels, casts, databases, idleTests, suppressions, tables } from './code.ts'
import { circles, directions, packages, typeCircles, wordListsOnTheServer } from './directions.ts'
import { root } from '../steps.ts'
import type { Rule } from './finding.ts'
import { landedMigrations, migrations } from './migrations.ts'
import { declarations, fileNames, sizes, topics, vocabularies } from './names.ts'
import { plainEnglish, readDocuments } from './plain-english.ts'
import { domains } from './domains.ts'
import { proofs } from './proofs.ts'
import { ownDirection, sentences, sides } from './screens.ts'
import { BASELINE_FILE, translatedEnglish, type Baseline } from './translated-english.ts'

const baseline = JSON.parse(readFileSync(path.join(root, BASELINE_FILE), 'utf8')) as Baseline

export const rules: readonly Rule[] = [
  directions,
  packages,
  wordListsOnTheServer,
  circles,
  typeCircles,
  vocabularies,
  fileNames,
  declarations,
  topics,
  migrations(landedMigrations(root)),
  sizes,
  barrels,
  databases,
  tables,
  domains,
  casts,
  suppressions,
  idleTests,
  proofs,
  sentences,
  sides,
  ownDirection,
  plainEnglish(readDocuments(root)),
  translatedEnglish(baseline),
]
