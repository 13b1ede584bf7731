import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '../kit/under-way.ts'
import { FormFrame, framed } from './form-frame.tsx'
import { leaveWrite } from './leave-write.ts'
import { sendByKey } from './send-by-key.ts'

export interface FormDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly form: {
    submit: (event: FormEvent<HTMLElement>) => void
    problem: string | undefined
    pending: boolean
    waits: boolean
    withdraw: () => Withdrawal
    /** Forgets how the last try went, not what was typed. */
    settle: () => void
  }
  /** On the button that sends; "Save" when absent. */
  readonly action?: string
  readonly danger?: boolean
  /** Its action is itself called "cancel". */
  readonly cancels?: boolean
  readonly size?: number
  /** At the start of the footer: a second, rarer action. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * A dialog around a form of `useForm`: full screen on a phone. Its fields scroll between head and foot, the problem above them;
 * Ctrl or ⌘ with Enter sends it.
 */
export function FormDialog({
  opened,
  onClose,
  title,
  form,
  action,
  danger = false,
  cancels = false,
  size = 620,
  aside,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('kit')
  const phone = useMediaQuery('(max-width: 47.99em)')
  const close = () => {
    leaveWrite(form)
    onClose()
  }
  const submit = (event: FormEvent<HTMLElement>) => {
    if (opened) form.submit(event)
    else event.preventDefault() // a further click while it fades away
  }
  const forget = useEffectEvent(form.settle)
  useEffect(() => {
    if (!opened) forget()
  }, [opened])
  return (
    <Modal
      opened={opened}
      onClose={close}
      onKeyDown={sendByKey}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={framed}
      size={size}
      radius={phone ? 0 : 12}
      fullScreen={phone ?? false}
    >
      <FormFrame
        form={{ ...form, submit }}
        onClose={close}
        danger={danger}
        cancels={cancels}
        aside={aside}
        {...(action !== undefined && { action })}
      >
        {children}
      </FormFrame>
    </Modal>
  )
}
