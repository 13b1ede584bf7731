import { customFields } from '@diwan/contract/custom-fields/endpoints'
import type { CustomSet } from '@diwan/contract/custom-fields/schemas'
import type { Field } from '@diwan/core/fields/field'
import { withOwnKeys } from '@diwan/core/fields/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldText, problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { useUndo } from '../../fields/public.ts'

interface Content {
  readonly fields: Field[]
  readonly hidden: string[]
}
/** What was typed, and on which version: someone else may have saved since. */
interface Kept extends Content {
  readonly version: number
}

/** The fields of one kind of record being edited: kept until they are saved, told when somebody else was faster. */
export function useCustomSet(set: CustomSet) {
  const { t } = useTranslation('kit')
  const [kept, keep] = useKeptText<Kept | undefined>(`custom-fields/${set.kind}`, undefined)
  const [problem, setProblem] = useState<Problem>()
  const { mutate, isPending } = useWrite(customFields.save, { quiet: true })
  const saved: Content = { fields: set.fields, hidden: set.hidden }
  const content: Content = kept ?? saved
  const version = kept?.version ?? set.version
  const keys = set.fields.map(({ key }) => key)
  const history = useUndo<Content>({ fields: content.fields, hidden: content.hidden }, (next) => keep({ version, ...next }))
  const forget = () => {
    keep(undefined)
    history.forget()
    setProblem(undefined)
  }
  const save = () => {
    setProblem(undefined)
    const fields = withOwnKeys(content.fields, keys, set.used)
    const place = new Map(content.fields.map(({ key }, index) => [key, fields[index]?.key ?? key]))
    const hidden = content.hidden.map((key) => place.get(key)).filter((key) => key !== undefined)
    mutate(
      { kind: set.kind, version, fields, hidden },
      { onSuccess: forget, onError: (refused) => setProblem(asProblem(refused)) },
    )
  }
  return {
    fields: content.fields,
    hidden: content.hidden,
    keys,
    change: (fields: Field[], where?: string) => history.change({ fields, hidden: content.hidden }, where),
    switchField: (key: string, on: boolean) =>
      history.change({
        fields: content.fields,
        hidden: on ? content.hidden.filter((one) => one !== key) : [...content.hidden, key],
      }),
    dirty: JSON.stringify([content.fields, content.hidden]) !== JSON.stringify([saved.fields, saved.hidden]),
    pending: isPending,
    undo: history.undo,
    redo: history.redo,
    save,
    errors: Object.fromEntries(
      (problem?.fields ?? []).map((field) => [field.path.replace(/^fields\./, ''), fieldText(field)]),
    ) as Record<string, string>,
    problem: problem && (problem.fields.length > 0 ? t('correctErrors') : problemText(problem)),
    /** Somebody saved before: theirs is shown, or mine is put over it. */
    overtaken: problem?.code === 'changed_meanwhile' && {
      takeTheirs: forget,
      keepMine: () => {
        keep({ version: set.version, ...content })
        setProblem(undefined)
      },
    },
  }
}
