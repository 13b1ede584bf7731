import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOD } from '../kit/commands.ts'
import classes from './dialog.module.css'
import { FormProblem } from './form-problem.tsx'
import { Kbd } from './kbd.tsx'
import { sendByKey } from './send-by-key.ts'

/** For a `Modal` whose content scrolls by itself, between its head and the foot of a `FormFrame` or a `DialogFoot`. */
export const framed = {
  title: classes['title'] ?? '',
  header: classes['head'] ?? '',
  content: classes['frame'] ?? '',
  body: classes['body'] ?? '',
}

export interface FormFrameProps {
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void
    readonly problem: string | undefined
    readonly pending: boolean
    readonly waits: boolean
  }
  readonly onClose: () => void
  /** On the button that sends; "Save" when absent. */
  readonly action?: string
  /** On the same button while it sends. */
  readonly sending?: string
  readonly danger?: boolean
  /** Its action is itself called "cancel": the button that leaves the dialog has another name. */
  readonly cancels?: boolean
  /** The form cannot be sent yet. */
  readonly disabled?: boolean
  /** At the start of the footer: a second, rarer action, or what becomes of the words. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * A form in a dialog with the classes `framed`: its fields scroll, the problem above them, and its foot stays in sight however long the
 * form is. Ctrl or ⌘ with Enter sends it.
 */
export function FormFrame({
  form,
  onClose,
  action,
  sending,
  danger = false,
  cancels = false,
  disabled = false,
  aside,
  children,
}: FormFrameProps) {
  const { t } = useTranslation('kit')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form className={classes['whole']} onSubmit={form.submit} onKeyDown={sendByKey} noValidate aria-busy={form.pending}>
      <DialogFields>
        <FormProblem text={form.problem} />
        {children}
      </DialogFields>
      <div className={classes['end']} data-foot>
        <div className={classes['aside']}>{form.waits ? t('waiting') : aside}</div>
        <Button variant="default" onClick={onClose}>
          {t(cancels ? 'goBack' : 'cancel')}
        </Button>
        <Button
          type="submit"
          variant="filled"
          disabled={form.pending || disabled}
          rightSection={<Kbd keys={`${MOD} Enter`} />}
          {...(danger && { color: 'red' })}
        >
          {form.pending ? (sending ?? t('saving')) : (action ?? t('save'))}
        </Button>
      </div>
    </form>
  )
}

/** What scrolls in a framed dialog; a shadow at its lower edge says that there is more. */
export function DialogFields({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['fields']}>
      <div className={classes['form']}>{children}</div>
      <i className={classes['more']} />
    </div>
  )
}

/** The buttons of a framed dialog that is no form. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['end']} data-foot>
      {children}
    </div>
  )
}
