import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formOfWrite, type WriteOfForm } from './form-of-write.ts'
import classes from './dialog.module.css'
import { FormDialog } from './form-dialog.tsx'
import { UserInput } from './user-input.tsx'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** A question that names the thing. */
  readonly title: string
  /** What will happen, and that it cannot be undone. */
  readonly children: ReactNode
  /** The verb of the button. */
  readonly action: string
  readonly onConfirm: () => void
  readonly write: WriteOfForm
  /** Must be typed first, for what cannot be taken back. */
  readonly typed?: string
}

/** Asks before something is gone. Deletes are permanent after confirmation (S4.21). */
export function ConfirmDialog({ opened, onClose, title, children, action, onConfirm, write, typed }: ConfirmDialogProps) {
  const { t } = useTranslation('kit')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const missing = typed !== undefined && text.trim() !== typed.trim()
  const close = () => {
    setText('')
    setTried(false)
    onClose()
  }
  const form = {
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      setTried(true)
      if (!missing && !write.isPending) onConfirm()
    },
    ...formOfWrite(write),
  }
  return (
    <FormDialog opened={opened} onClose={close} title={title} form={form} action={action} danger size={480}>
      <div className={classes['text']}>{children}</div>
      {typed !== undefined && (
        <UserInput
          data-field="typed"
          label={t('typeToConfirm', { text: typed })}
          value={text}
          error={tried && missing ? t('invalid_typed') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
