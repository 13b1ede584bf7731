import { cannedAnswers } from '@diwan/contract/support/endpoints/canned-answers'
import type { CannedAnswer } from '@diwan/contract/support/schemas/canned-answer'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'

const blank = { titleAr: '', titleEn: '', textAr: '', textEn: '' }

interface CannedDialogProps {
  readonly answer: CannedAnswer | null
  readonly onClose: () => void
}

export default function CannedDialog({ answer, onClose }: CannedDialogProps) {
  const { t } = useTranslation('support')
  const [deleting, setDeleting] = useState(false)
  const initial = useMemo(() => {
    if (!answer) return blank
    const { titleAr, titleEn, textAr, textEn } = answer
    return { titleAr, titleEn, textAr, textEn }
  }, [answer])
  const create = useForm({ endpoint: cannedAnswers.create, initial: blank, toInput: (values) => values, done: onClose })
  const change = useForm({
    endpoint: cannedAnswers.change,
    initial,
    toInput: (values) => ({ id: answer?.id ?? '', version: answer?.version ?? 1, ...values }),
    done: onClose,
  })
  if (answer && deleting) return <DeleteCanned answer={answer} onClose={onClose} />
  const form = answer ? change : create
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(answer ? 'editCanned' : 'newCanned')}
      form={form}
      size={760}
      aside={
        answer && (
          <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
            {t('deleteCanned')}
          </Button>
        )
      }
    >
      <div data-pair>
        <UserInput label={t('titleAr')} data-autofocus {...form.text('titleAr')} />
        <UserInput label={t('titleEn')} {...form.text('titleEn')} />
      </div>
      <div data-pair>
        <UserTextarea autosize minRows={4} maxRows={12} label={t('textAr')} {...form.text('textAr')} />
        <UserTextarea autosize minRows={4} maxRows={12} label={t('textEn')} {...form.text('textEn')} />
      </div>
    </FormDialog>
  )
}

function DeleteCanned({ answer: { id, version, titleAr, titleEn }, onClose }: { answer: CannedAnswer; onClose: () => void }) {
  const { t } = useTranslation('support')
  const remove = useWrite(cannedAnswers.delete, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteCannedTitle')}
      action={t('deleteCanned')}
      write={remove}
      onConfirm={() => remove.mutate({ id, version }, { onSuccess: onClose })}
    >
      <p>
        <bdi>{titleAr}</bdi> · <bdi>{titleEn}</bdi>
      </p>
      <p>{t('deleteCannedText')}</p>
    </ConfirmDialog>
  )
}
