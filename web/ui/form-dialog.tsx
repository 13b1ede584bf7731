import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOD } from '../kit/commands.ts'
import type { Withdrawal } from '../kit/under-way.ts'
import classes from './dialog.module.css'
import { FormProblem } from './form-problem.tsx'
import { Kbd } from './kbd.tsx'
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
      classNames={{
        title: classes['title'] ?? '',
        header: classes['head'] ?? '',
        content: classes['frame'] ?? '',
        body: classes['body'] ?? '',
      }}
      size={size}
      radius={phone ? 0 : 12}
      fullScreen={phone ?? false}
    >
      <form className={classes['whole']} onSubmit={submit} noValidate aria-busy={form.pending}>
        <div className={classes['fields']}>
          <div className={classes['form']}>
            <FormProblem text={form.problem} />
            {children}
          </div>
          <i className={classes['more']} />
        </div>
        <div className={classes['end']} data-foot>
          <div className={classes['aside']}>{form.waits ? t('waiting') : aside}</div>
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            disabled={form.pending}
            rightSection={<Kbd keys={`${MOD} Enter`} />}
            {...(danger && { color: 'red' })}
          >
            {form.pending ? t('saving') : (action ?? t('save'))}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
