import { Alert, Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '../kit/under-way.ts'
import classes from './dialog.module.css'
import { leaveWrite } from './leave-write.ts'

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
  readonly size?: number
  /** At the start of the footer: a second, rarer action. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A dialog around a form of `useForm`: full screen on a phone, the problem above the fields, the actions below them. */
export function FormDialog({
  opened,
  onClose,
  title,
  form,
  action,
  danger = false,
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
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes['title'] ?? '' }}
      size={size}
      radius={phone ? 0 : 14}
      fullScreen={phone ?? false}
    >
      <form className={classes['form']} onSubmit={submit} noValidate aria-busy={form.pending}>
        {form.problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
            {form.problem}
          </Alert>
        )}
        {children}
        <div className={classes['end']}>
          <div className={classes['aside']}>{form.waits ? t('waiting') : aside}</div>
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={form.pending} {...(danger && { color: 'red' })}>
            {form.pending ? t('saving') : (action ?? t('save'))}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
