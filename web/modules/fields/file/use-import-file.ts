import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { leaveWrite } from '../../../ui/leave-write.ts'
import type { NamedHit } from '../api.ts'
import { FIELDS_FILE, readContent, type FileContent, type FileKind } from '../model/file-content.ts'

/** What begins a draft of what is written, for a unit. */
export type DraftEndpoint = Endpoint & {
  input: { _zod: { input: { unitId?: string | null | undefined } } }
  output: { _zod: { output: { id: string } } }
}

/** A refused file and the chosen unit stay until another file is chosen. Whose it is says the dialog, never the file. */
export function useImportFile(endpoint: DraftEndpoint, onMade: (id: string) => void, kind: FileKind = FIELDS_FILE) {
  const { t } = useTranslation(['fields', 'checks'])
  const [file, setFile] = useState<{ name: string; content: FileContent | undefined }>()
  const [unit, setUnit] = useState<NamedHit | null>(null)
  const [unread, setUnread] = useState<Problem>()
  const write = useWrite(endpoint, { quiet: true })
  const { error } = write
  const content = file?.content

  const choose = async (chosen: File) => {
    write.reset()
    setUnread(undefined)
    try {
      setFile({ name: chosen.name, content: await readContent(chosen, kind) })
    } catch (problem) {
      setFile(undefined)
      setUnread(asProblem(problem))
    }
  }
  const reset = () => {
    leaveWrite(write)
    write.reset()
    setFile(undefined)
    setUnit(null)
    setUnread(undefined)
  }
  return {
    file,
    unit,
    setUnit,
    choose: (chosen: File) => void choose(chosen),
    run: () => {
      if (!content || write.isPending) return
      write.mutate({ ...content, unitId: unit?.id ?? null }, { onSuccess: ({ id }) => onMade(id) })
    },
    reset,
    ready: content !== undefined && !write.isPending,
    pending: write.isPending,
    places: error?.fields ?? [],
    problem: sentenceOf(),
  }

  function sentenceOf(): string | undefined {
    if (unread) return problemText(unread)
    if (file && !content) return t('importFileNone')
    if (!error) return undefined
    return error.fields.length > 0 ? t('importFilePlaces') : problemText(error)
  }
}
