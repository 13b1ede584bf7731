import { Alert } from '@mantine/core'
import { access } from '@diwan/contract/access/endpoints'
import { flagParts } from '@diwan/contract/access/matrix'
import type { Matrix } from '@diwan/contract/access/schemas'
import { covers } from '@diwan/contract/access/vocabulary'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { formOfWrite } from '../../ui/form-of-write.ts'
import { Difference } from './difference-list.tsx'
import classes from './matrix.module.css'
import { useOthersChanges } from './use-others-changes.ts'
import type { MatrixDraft } from './use-matrix-draft.ts'

export interface ReviewDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly matrix: Matrix
  readonly draft: MatrixDraft
}

/** Who gains, who loses, and how many people that is, before anything is saved. */
export function ReviewDialog({ opened, onClose, matrix, draft }: ReviewDialogProps) {
  const { t } = useTranslation('access')
  const save = useWrite(access.save, { quiet: true })
  const others = useOthersChanges(matrix)
  const mine = useSession()?.permissions ?? []
  const { changes } = draft
  const lastingLoss = changes.some(({ name, lost }) => {
    const { module, flag } = flagParts(name)
    const held = mine.find(({ module_name }) => module_name === module)?.scope[flag] ?? []
    return lost.some((relation) => !covers(held, relation))
  })
  const { problem, ...state } = formOfWrite(save)
  const form = {
    ...state,
    problem: save.error?.code === 'changed_meanwhile' ? undefined : problem,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (save.isPending || changes.length === 0) return
      others.remember()
      save.mutate(
        {
          version: matrix.version,
          changes: changes.map(({ role, name, relations }) => ({ role, name, relations: [...relations] })),
        },
        {
          onSuccess: () => {
            draft.discard()
            others.forget()
            onClose()
          },
        },
      )
    },
  }
  const close = () => {
    others.forget()
    onClose()
  }
  return (
    <FormDialog opened={opened} onClose={close} title={t('reviewTitle')} form={form} action={t('apply')} size={720}>
      {save.error?.code === 'changed_meanwhile' && (
        <Alert color="yellow" variant="light" role="alert" title={t('changedByOthers')} className={classes['notice'] ?? ''}>
          <p>{t('changedByOthersAbout')}</p>
          <Difference changes={others.changes} matrix={matrix} />
        </Alert>
      )}
      <Difference changes={changes} matrix={matrix} />
      {lastingLoss && (
        <p className={classes['warning']}>
          <IconAlertTriangle size={17} stroke={1.6} aria-hidden />
          {t('cannotReturn')}
        </p>
      )}
    </FormDialog>
  )
}
