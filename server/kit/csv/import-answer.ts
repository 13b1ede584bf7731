import type { ImportAnswer, ImportRow } from '@diwan/contract/kit/import'

/** What became, or would become, of each row of a file, counted by outcome; without what a plan keeps of a row beside it. */
export function importAnswer(dryRun: boolean, rows: readonly ImportRow[]): ImportAnswer {
  const count = (outcome: ImportRow['outcome']): number => rows.filter((one) => one.outcome === outcome).length
  return {
    dryRun,
    counts: { create: count('create'), update: count('update'), unchanged: count('unchanged'), refused: count('refused') },
    rows: rows.map(({ line, outcome, name, fields }) => ({ line, outcome, name, fields })),
  }
}
