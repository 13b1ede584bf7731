import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { MAX_IMPORT_BYTES, type ImportAnswer, type ImportInput } from '@diwan/contract/kit/import'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldText, problemText } from '../kit/problem-words.ts'
import { useWrite } from '../kit/write.ts'
import { leaveWrite } from './leave-write.ts'

export type ImportEndpoint = Endpoint & {
  input: { _zod: { input: z.input<typeof ImportInput> } }
  output: { _zod: { output: ImportAnswer } }
}

/** A file is checked by a dry run before anything is changed; another file starts over. `of`: what else the endpoint asks for. */
export function useImport(endpoint: ImportEndpoint, of: object = {}) {
  const { t } = useTranslation('imports')
  const [file, setFile] = useState<{ name: string; csv: string }>()
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [tooLarge, setTooLarge] = useState(false)
  const write = useWrite(endpoint, { quiet: true })

  const choose = async (chosen: File) => {
    write.reset()
    setAnswer(undefined)
    setTooLarge(chosen.size > MAX_IMPORT_BYTES)
    setFile(chosen.size > MAX_IMPORT_BYTES ? undefined : { name: chosen.name, csv: await chosen.text() })
  }
  const send = (dryRun: boolean) => {
    if (file && !write.isPending) write.mutate({ ...of, csv: file.csv, dryRun }, { onSuccess: (done) => setAnswer(done) })
  }
  const refusal = write.error && (write.error.fields[0] ? fieldText(write.error.fields[0]) : problemText(write.error))
  return {
    file,
    choose,
    check: () => send(true),
    run: () => send(false),
    reset: () => {
      if (write.variables?.input.dryRun) write.withdraw()
      else leaveWrite(write)
      write.reset()
      setFile(undefined)
      setAnswer(undefined)
      setTooLarge(false)
    },
    answer,
    problem: tooLarge ? t('importTooLarge') : refusal,
    pending: write.isPending,
  }
}
