import type { CannedEndpoints } from '@diwan/contract/canned/endpoints'
import { CANNED_PLACEHOLDERS } from '@diwan/contract/canned/vocabulary'
import type { CannedAnswer } from '@diwan/contract/canned/schemas'
import { Alert, Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'

const blank = { titleAr: '', titleEn: '', textAr: '', textEn: '', version: 0 }

const wordsOf = ({ version: _version, ...words }: typeof blank) => words

interface CannedDialogProps {
  readonly endpoints: CannedEndpoints
  /** The newest state of it, also while it is being changed here. */
  readonly answer: CannedAnswer | null
  readonly onClose: () => void
}

export default function CannedDialog({ endpoints, answer, onClose }: CannedDialogProps) {
  const { t } = useTranslation('canned')
  const [deleting, setDeleting] = useState(false)
  const initial = useMemo(() => {
    if (!answer) return blank
    const { titleAr, titleEn, textAr, textEn, version } = answer
    return { titleAr, titleEn, textAr, textEn, version }
  }, [answer])
  const create = useForm({ endpoint: endpoints.create, initial: blank, toInput: wordsOf, done: onClose })
  const change = useForm({
    endpoint: endpoints.change,
    initial,
    toInput: (values) => ({ id: answer?.id ?? '', version: values.version, ...wordsOf(values) }),
    done: onClose,
  })
  if (answer && deleting) return <DeleteCanned endpoints={endpoints} answer={answer} onClose={onClose} />
  const form = answer ? change : create
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(answer ? 'editAnswer' : 'newAnswer')}
      form={form}
      size={760}
      aside={
        answer && (
          <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
            {t('deleteAnswer')}
          </Button>
        )
      }
    >
      {answer && change.overtaken && <Overtaken form={change} answer={answer} />}
      <div data-pair>
        <UserInput label={t('titleAr')} data-autofocus {...form.text('titleAr')} />
        <UserInput label={t('titleEn')} {...form.text('titleEn')} />
      </div>
      <div data-pair>
        <UserTextarea autosize minRows={4} maxRows={12} label={t('textAr')} {...form.text('textAr')} />
        <UserTextarea autosize minRows={4} maxRows={12} label={t('textEn')} {...form.text('textEn')} />
      </div>
      <small>
        {t('placeholders')}{' '}
        {CANNED_PLACEHOLDERS.map((word) => (
          <span key={word}>
            <code dir="ltr">{`{${word}}`}</code> {t(`placeholder_${word}`)}
            {word !== CANNED_PLACEHOLDERS.at(-1) && ' · '}
          </span>
        ))}
      </small>
    </FormDialog>
  )
}

/** Somebody else saved the answer while it was being changed here: their words, and a choice. */
function Overtaken({ form, answer }: { form: { keepMine: () => void; reset: () => void }; answer: CannedAnswer }) {
  const { t } = useTranslation('canned')
  return (
    <Alert color="orange" variant="light" role="alert" title={t('changedByOthers')}>
      <p>
        <UserText text={`${answer.titleAr} · ${answer.titleEn}`} />
      </p>
      <UserText text={answer.textAr} lines={4} />
      <UserText text={answer.textEn} lines={4} />
      <Group gap={8} mt={8}>
        <Button size="compact-sm" variant="default" onClick={form.keepMine}>
          {t('keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={form.reset}>
          {t('takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}

function DeleteCanned({
  endpoints,
  answer: { id, version, titleAr, titleEn },
  onClose,
}: CannedDialogProps & { answer: CannedAnswer }) {
  const { t } = useTranslation('canned')
  const remove = useWrite(endpoints.delete, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteTitle')}
      action={t('deleteAnswer')}
      write={remove}
      onConfirm={() => remove.mutate({ id, version }, { onSuccess: onClose })}
    >
      <p>
        <bdi>{titleAr}</bdi> · <bdi>{titleEn}</bdi>
      </p>
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  )
}
