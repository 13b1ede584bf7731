import { importRunEndpoints as importRuns } from '@diwan/contract/kit/endpoints/import-runs'
import { RUN_INTERRUPTED, type ImportRun } from '@diwan/contract/kit/import-runs'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { MAX_IMPORT_FILE, type ImportAnswer, type ImportInput, type ImportTable } from '@diwan/contract/kit/import'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../kit/call.ts'
import { lookWhile } from '../kit/look-while.ts'
import { fieldText, problemText } from '../kit/problem-words.ts'
import { asProblem, Problem } from '../kit/problem.ts'
import { renewAfter } from '../kit/write.ts'
import { base64Of } from './base64-of.ts'

export type ImportEndpoint = Endpoint & {
  input: { _zod: { input: z.input<typeof ImportInput> } }
  output: { _zod: { output: ImportAnswer } }
}

type Reading = Pick<ImportInput, 'encoding' | 'delimiter' | 'columns'>

const LOOK_MS = 700
const RUNS = ['imports', 'list'] as const
const isUnfinished = (run: Pick<ImportRun, 'state'> | undefined): boolean => run?.state === 'waiting' || run?.state === 'running'

/** A file is previewed before anything is changed; another file starts over. `target` is what else the endpoint asks for. */
export function useImport(endpoint: ImportEndpoint, target: object = {}) {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const [file, setFile] = useState<{ name: string; content: string }>()
  const [reading, setReading] = useState<Reading>({})
  const [preview, setPreview] = useState<ImportAnswer>()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const [runId, setRunId] = useState<string>()

  const { data: runs } = useQuery({
    queryKey: RUNS,
    queryFn: ({ signal }) => call(importRuns.list, {}, { signal }),
    staleTime: 0,
  })
  const last = runs?.items.find((one) => one.name === endpoint.name && isSame(one.target, target))
  const shownId = runId ?? (isUnfinished(last) ? last?.id : undefined)
  const { data: run } = useQuery({
    queryKey: ['imports', 'open', shownId],
    queryFn: ({ signal }) => call(importRuns.open, { id: shownId! }, { signal }),
    enabled: shownId !== undefined,
    refetchInterval: lookWhile<ImportRun>((one) => one === undefined || isUnfinished(one), LOOK_MS),
  })
  const isDone = run?.state === 'done'
  useEffect(() => {
    if (isDone) renewAfter(endpoint, { ...target, dryRun: false })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each run: the target is a new object with each render
  }, [isDone, shownId])

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setPending(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const refused = asProblem(error)
      setProblem(refused.fields[0] ? fieldText(refused.fields[0]) : problemText(refused))
    } finally {
      setPending(false)
    }
  }
  const inputOf = (asked: Reading) => ({ ...target, ...asked, file: file?.content })

  return {
    file,
    choose: async (chosen: File) => {
      setPreview(undefined)
      setReading({})
      setRunId(undefined)
      const isTooLarge = chosen.size > MAX_IMPORT_FILE
      setProblem(isTooLarge ? t('importTooLarge') : undefined)
      setFile(isTooLarge ? undefined : { name: chosen.name, content: await base64Of(chosen) })
    },
    /** Reads the file again in another way, or as it is read now. */
    check: (change: Reading = {}) =>
      attempt(async () => {
        const asked = { ...reading, ...change }
        setReading(asked)
        setPreview(await call(endpoint, { ...inputOf(asked), dryRun: true }))
      }),
    run: () =>
      attempt(async () => {
        const columns = preview?.table.columns.map(({ field }) => field)
        const started = await call(importRuns.start, { name: endpoint.name, input: inputOf({ ...reading, columns }) })
        setRunId(started.id)
        await client.invalidateQueries({ queryKey: RUNS })
      }),
    /** The columns as they were chosen; rows are judged with the next check. */
    chooseColumns: (columns: (string | null)[]) => {
      setReading({ ...reading, columns })
      setPreview(preview && { ...preview, rows: [], table: withColumns(preview.table, columns) })
    },
    isStale: preview !== undefined && preview.rows.length === 0 && reading.columns !== undefined,
    reset: () => {
      setFile(undefined)
      setPreview(undefined)
      setReading({})
      setProblem(undefined)
      setRunId(undefined)
    },
    preview,
    problem: run?.state === 'failed' ? failure(run.code, t) : problem,
    pending,
    current: run,
    last: isUnfinished(last) ? undefined : last,
    showLast: () => setRunId(last?.id),
  }
}

const isSame = (stored: Readonly<Record<string, string>>, target: object): boolean => {
  const entries = Object.entries(target)
  return entries.length === Object.keys(stored).length && entries.every(([name, value]) => stored[name] === value)
}

const withColumns = (table: ImportTable, columns: readonly (string | null)[]): ImportTable => ({
  ...table,
  columns: table.columns.map((column, at) => ({ ...column, field: columns[at] ?? null, isUndecided: false })),
})

const failure = (code: string | null, t: TFunction<'imports'>): string =>
  code === RUN_INTERRUPTED ? t('importInterrupted') : t('importFailed', { reason: reasonOf(code) })

/** A code of the file, or of a refusal. */
function reasonOf(code: string | null): string {
  const text = fieldText({ path: '', code: code ?? '' })
  return text === `invalid_${code}` ? problemText(new Problem((code ?? 'failed') as ErrorCode)) : text
}
