import type { Field } from '@diwan/core/fields/field'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { formOfWrite, type WriteOfForm } from '../../../ui/form-of-write.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './quiz.module.css'

interface HandInDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly write: WriteOfForm
  /** The questions without an answer, and which they are. */
  readonly missing: readonly { readonly field: Field; readonly number: number }[]
}

/** Asks before an attempt is over, and names what has no answer. */
export default function HandInDialog({ opened, onClose, onConfirm, write, missing }: HandInDialogProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const form = {
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!write.isPending) onConfirm()
    },
    ...formOfWrite(write),
  }
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('handInAsk')} form={form} action={t('handIn')} size={480}>
      <p>{t('handInText')}</p>
      {missing.length > 0 && (
        <div className={classes['missing']} role="group" aria-labelledby="missing-answers">
          <p id="missing-answers">{t('withoutAnswer', { count: missing.length })}</p>
          <ul>
            {missing.map(({ field, number }) => (
              <li key={field.key}>
                <bdi>{t('questionNumber', { number })}</bdi>
                <UserText text={nameOf({ nameAr: field.labelAr, nameEn: field.labelEn })} lines={1} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  )
}
