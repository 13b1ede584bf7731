import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from './form-problem.tsx'
import classes from './form-screen.module.css'
import { sendByKey } from './send-by-key.ts'

interface FormScreenProps {
  readonly form: {
    submit: (event: FormEvent<HTMLElement>) => void
    problem: string | undefined
    pending: boolean
    waits: boolean
  }
  /** On the button that sends; "Save" when absent. */
  readonly action?: string
  /** What did not work, above the reason. */
  readonly failed?: string | undefined
  /** Beside the button that sends: to discard, to cancel. */
  readonly aside?: ReactNode
  /** As narrow as a few short fields. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A form of `useForm` on a page: the problem above its fields, what sends it below. Ctrl or ⌘ with Enter sends it. */
export function FormScreen({ form, action, failed, aside, narrow = false, children }: FormScreenProps) {
  const { t } = useTranslation('kit')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      className={classes['form']}
      data-narrow={narrow || undefined}
      onSubmit={form.submit}
      onKeyDown={sendByKey}
      noValidate
      aria-busy={form.pending}
    >
      <FormProblem text={form.problem} title={failed} />
      {children}
      <div className={classes['end']}>
        <Button type="submit" disabled={form.pending}>
          {form.pending ? t('saving') : (action ?? t('save'))}
        </Button>
        {aside}
        {form.waits && <span className={classes['waits']}>{t('waiting')}</span>}
      </div>
    </form>
  )
}
