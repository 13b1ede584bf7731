import { Button } from '@mantine/core'
import { synonyms } from '@diwan/contract/search/endpoints'
import type { Synonym } from '@diwan/contract/search/schemas'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { UserText } from '../../ui/user-text.tsx'

const blank = { words: '' }
/** Names of several words need commas between them; single words do with spaces. */
const wordsOf = (typed: string): string[] =>
  typed
    .split(/[،,]/u.test(typed) ? /[،,]/u : /\s/u)
    .map((word) => word.trim())
    .filter(Boolean)

interface SynonymDialogProps {
  readonly synonym: Synonym | null
  readonly onClose: () => void
}

export function SynonymDialog({ synonym, onClose }: SynonymDialogProps) {
  const { t } = useTranslation('search')
  const [deleting, setDeleting] = useState(false)
  const initial = useMemo(() => (synonym ? { words: synonym.words.join('، ') } : blank), [synonym])
  const create = useForm({
    endpoint: synonyms.create,
    initial: blank,
    toInput: ({ words }) => ({ words: wordsOf(words) }),
    done: onClose,
  })
  const update = useForm({
    endpoint: synonyms.update,
    initial,
    toInput: ({ words }) => ({ id: synonym?.id ?? '', version: synonym?.version ?? 1, words: wordsOf(words) }),
    done: onClose,
  })
  if (synonym && deleting) return <DeleteSynonym synonym={synonym} onClose={onClose} />
  const form = synonym ? update : create
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(synonym ? 'editSynonym' : 'newSynonym')}
      form={form}
      aside={
        synonym && (
          <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
            {t('deleteSynonym')}
          </Button>
        )
      }
    >
      <UserInput label={t('words')} description={t('wordsText')} data-autofocus {...form.text('words')} />
    </FormDialog>
  )
}

function DeleteSynonym({ synonym: { id, version, words }, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useTranslation('search')
  const remove = useWrite(synonyms.delete, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteSynonymTitle')}
      action={t('deleteSynonym')}
      write={remove}
      onConfirm={() => remove.mutate({ id, version }, { onSuccess: onClose })}
    >
      <p>
        <UserText text={words.join(' · ')} />
      </p>
      <p>{t('deleteSynonymText')}</p>
    </ConfirmDialog>
  )
}
