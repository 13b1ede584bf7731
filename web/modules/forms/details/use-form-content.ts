import { forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldText, problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { useUndo } from '../../fields/public.ts'
import { formQueries } from '../api.ts'

export type Content = EditedForm['content'] & { readonly unitId: string | null }

const empty: Content = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  target: 'answer',
  departmentId: null,
  groupId: null,
  priority: 'NORMAL',
  subject: '',
  once: false,
  maxEntries: null,
  withdrawable: true,
  steps: [],
  fields: [],
  unitId: null,
}

/** What was typed, and on which version: someone else may have saved since. */
interface Kept {
  readonly version: number
  readonly content: Content
}

/** One form being written: kept until it is saved, fifty steps to undo, told when somebody else was faster. */
export function useFormContent(record: EditedForm | null) {
  const { t } = useTranslation('kit')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [kept, keep] = useKeptText<Kept | undefined>(`form/${record?.id ?? 'new'}`, undefined)
  const [problem, setProblem] = useState<Problem>()
  const create = useWrite(forms.create, { quiet: true })
  const change = useWrite(forms.change, { quiet: true })

  const saved: Content = record ? { ...record.content, unitId: record.unit?.id ?? null } : empty
  const content = kept?.content ?? saved
  const version = kept?.version ?? record?.version ?? 0
  const dirty = kept !== undefined && JSON.stringify(kept.content) !== JSON.stringify(saved)
  const history = useUndo(content, (next) => keep({ version, content: next }))
  const save = async (): Promise<void> => {
    setProblem(undefined)
    try {
      const done = record ? await change.mutateAsync({ id: record.id, version, ...content }) : await create.mutateAsync(content)
      keep(undefined)
      await client.invalidateQueries({ queryKey: formQueries.open(done.id).queryKey })
      if (!record) await navigate({ to: '.', search: { id: done.id } as object, replace: true })
    } catch (error) {
      setProblem(asProblem(error))
    }
  }
  return {
    content,
    set: (some: Partial<Content>, where?: string) => history.change({ ...content, ...some }, where),
    errors: Object.fromEntries((problem?.fields ?? []).map((field) => [field.path, fieldText(field)])),
    dirty,
    undo: history.undo,
    redo: history.redo,
    pending: create.isPending || change.isPending,
    problem: problem && (problem.fields.length > 0 ? t('correctErrors') : problemText(problem)),
    save: () => void save(),
    /** Somebody saved before: theirs is shown, and what was typed here goes. */
    takeTheirs:
      problem?.code === 'changed_meanwhile' && record
        ? () => {
            keep(undefined)
            history.forget()
            setProblem(undefined)
            void client.invalidateQueries({ queryKey: formQueries.open(record.id).queryKey })
          }
        : undefined,
  }
}
export type FormWriting = ReturnType<typeof useFormContent>
