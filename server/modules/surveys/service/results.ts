import type { surveys } from '@diwan/contract/surveys/endpoints'
import { MAX_TEXTS } from '@diwan/contract/surveys/limits'
import type { SurveyResults } from '@diwan/contract/surveys/schemas'
import { ANSWERED, SHEETS } from '@diwan/core/fields/tally'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { z } from 'zod'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { countAddressed, readTokens } from '../../audience/public.ts'
import { readFields, reportOf } from '../../fields/public.ts'
import { can } from '../access.ts'
import { readCells, readTexts, type Texts } from '../queries/cells.ts'
import { namesOfDepartments } from '../queries/departments.ts'
import { countParticipations } from '../queries/participations.ts'
import { countSent } from '../queries/responses.ts'
import { readSurvey, type SurveyRow } from '../queries/surveys.ts'
import type { Cell } from './cells.ts'
import { ALL, OTHERS } from './gather.ts'

type Results = z.input<typeof SurveyResults>

export async function readResults(ctx: Ctx, { id }: InputOf<typeof surveys.results>): Promise<Results> {
  const row = await readSurvey(ctx.db, id)
  demand(can, 'results', ctx.actor, row)
  return resultsOf(ctx, row)
}

/** What is not shared is not there. */
export async function readShared(ctx: Ctx, { id }: InputOf<typeof surveys.shared>): Promise<Results> {
  const row = await readSurvey(ctx.db, id)
  demand({ view: can.shared, shared: can.shared }, 'shared', ctx.actor, row)
  return resultsOf(ctx, row)
}

async function resultsOf({ db }: Ctx, row: SurveyRow): Promise<Results> {
  const { id, name_ar: nameAr, name_en: nameEn, anonymous, k, status } = row
  const invited = (status === 'CLOSED' ? row.invited : null) ?? (await countAddressed(db, await readTokens(db, id)))
  const head = { id, nameAr, nameEn, anonymous, k, invited, texts: [], breakdown: [], report: null }
  if (anonymous) return anonymousResults({ db }, row, head)
  const answered = await countSent(db, id)
  const report = row.set_id === null ? null : await reportOf(db, row.set_id)
  return { ...head, answered, state: report && answered > 0 ? 'shown' : 'collecting', report }
}

/** While answers come in their number is all there is. Then the cells that were kept when it was closed, for every reader the same. */
async function anonymousResults(
  { db }: Pick<Ctx, 'db'>,
  row: SurveyRow,
  head: Omit<Results, 'answered' | 'state'>,
): Promise<Results> {
  if (row.status !== 'CLOSED') return { ...head, answered: await countParticipations(db, row.id), state: 'collecting' }
  const answered = row.answered ?? 0
  if (answered < row.k) return { ...head, answered, state: 'too_few' }
  const [fields, cells, texts, departments] = await Promise.all([
    readFields(db, { setId: row.set_id!, version: row.set_version! }),
    readCells(db, row.id),
    readTexts(db, row.id, MAX_TEXTS),
    namesOfDepartments(db, row.buckets),
  ])
  const counts = countsIn(cells, ALL)
  const asked = fields.filter(({ type }) => type !== 'section')
  const parts = row.breakdown ? [...departments, null] : []
  return {
    ...head,
    answered,
    state: 'shown',
    report: {
      sheets: answered,
      fields: asked.map((field) => ({ field, past: false, counts: counts[field.key] ?? {} })),
      names: {},
    },
    texts: textsBy(texts),
    breakdown: parts.flatMap((department) => {
      const { [SHEETS]: sheets, ...own } = countsIn(cells, department?.id ?? OTHERS)
      return sheets === undefined && Object.keys(own).length === 0
        ? []
        : [{ department, sheets: sheets?.[ANSWERED] ?? null, counts: own }]
    }),
  }
}

function countsIn(cells: readonly Cell[], bucket: string): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {}
  for (const { field, value, n } of cells.filter((cell) => cell.bucket === bucket)) (found[field] ??= {})[value] = n
  return found
}

function textsBy(texts: readonly Texts[]): { key: string; texts: string[] }[] {
  const byKey = new Map<string, string[]>()
  for (const { field, body } of texts) byKey.set(field, [...(byKey.get(field) ?? []), body])
  return [...byKey].map(([key, bodies]) => ({ key, texts: bodies }))
}
