import { templates } from '@diwan/contract/tickets/endpoints/templates'
import type { Template } from '@diwan/contract/tickets/schemas/template'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldText, problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { useUndo } from '../../fields/public.ts'
import { templateQueries } from '../api/templates.ts'
import { useTemplateAddress } from './use-template-address.ts'

export type Content = Template['content']
const empty: Content = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  categoryAr: '',
  categoryEn: '',
  icon: 'help',
  groupId: null,
  priority: 'NORMAL',
  subjectAr: '',
  subjectEn: '',
  fields: [],
}
/** What was typed, and on which version: someone else may have saved since. */
interface Kept {
  readonly version: number
  readonly content: Content
}

/** One template being edited: kept until it is saved, fifty steps to undo, told when somebody else was faster. */
export function useTemplate(record: Template | null, onRefused: (problem: Problem) => void) {
  const { t } = useTranslation('kit')
  const client = useQueryClient()
  const { become } = useTemplateAddress()
  const [kept, keep] = useKeptText<Kept | undefined>(`template/${record?.id ?? 'new'}`, undefined)
  const [problem, setProblem] = useState<Problem>()
  const create = useWrite(templates.create, { quiet: true })
  const update = useWrite(templates.update, { quiet: true })
  const publish = useWrite(templates.publish, { quiet: true })

  const saved = record?.content ?? empty
  const content = kept?.content ?? saved
  const version = kept?.version ?? record?.version ?? 0
  const dirty = kept !== undefined && JSON.stringify(kept.content) !== JSON.stringify(saved)
  const history = useUndo(content, (next) => keep({ version, content: next }))
  const set = (some: Partial<Content>, where?: string) => history.change({ ...content, ...some }, where)

  const save = async (): Promise<Template> => {
    if (record && !dirty) return record
    const done = record ? await update.mutateAsync({ id: record.id, version, ...content }) : await create.mutateAsync(content)
    client.setQueryData(templateQueries.open(done.id).queryKey, done)
    keep(undefined)
    return done
  }
  const attempt = async (work: () => Promise<Template>) => {
    setProblem(undefined)
    try {
      const done = await work()
      client.setQueryData(templateQueries.open(done.id).queryKey, done)
      if (!record) become(done.id)
    } catch (error) {
      const refusal = asProblem(error)
      setProblem(refusal)
      onRefused(refusal)
    }
  }
  const errors = Object.fromEntries((problem?.fields ?? []).map((field) => [field.path, fieldText(field)]))
  const overtaken = problem?.code === 'changed_meanwhile' && record !== null
  return {
    content,
    set,
    errors,
    dirty,
    undo: history.undo,
    redo: history.redo,
    pending: create.isPending || update.isPending || publish.isPending,
    problem: problem && (problem.fields.length > 0 ? t('correctErrors') : problemText(problem)),
    save: () => void attempt(save),
    publish: () =>
      void attempt(async () => {
        const { id, version: now } = await save()
        if (!record) become(id)
        return publish.mutateAsync({ id, version: now })
      }),
    /** Somebody saved before: theirs is shown, or mine is put over it. */
    overtaken: overtaken && {
      takeTheirs: () => {
        keep(undefined)
        history.forget()
        setProblem(undefined)
      },
      keepMine: () => {
        keep({ version: record.version, content })
        setProblem(undefined)
      },
    },
  }
}
