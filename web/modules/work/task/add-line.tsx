import { takesFocus } from '../../../kit/takes-focus.ts'
import type { actionItems } from '@diwan/contract/work/endpoints/tasks'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import classes from './task.module.css'

interface AddLineProps {
  readonly endpoint: typeof actionItems.add
  readonly id: string
  readonly label: string
  readonly onClose: () => void
}

const blank = { title: '' }

/** One after the other: Enter adds, Escape ends. */
export function AddLine({ endpoint, id, label, onClose }: AddLineProps) {
  const { t } = useTranslation('work')
  const form = useForm({ endpoint, initial: blank, toInput: ({ title }) => ({ id, title }) })
  const { value } = form.text('title')
  return (
    <form className={classes['addLine']} onSubmit={form.submit} noValidate>
      <UserInput
        aria-label={label}
        placeholder={label}
        description={t('enterAdds')}
        maxLength={MAX_TASK_TITLE}
        ref={takesFocus}
        {...form.text('title')}
        onBlur={() => value === '' && onClose()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      />
    </form>
  )
}
