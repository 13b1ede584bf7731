import { takesFocus } from '../../../kit/takes-focus.ts'
import { taskLists } from '@diwan/contract/work/endpoints/projects'
import { MAX_LIST_TITLE } from '@diwan/contract/work/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import classes from './board.module.css'

const blank = { title: '' }

/** Its one line: Enter adds, Escape ends. */
export default function AddListForm({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('work')
  const form = useForm({
    endpoint: taskLists.create,
    initial: blank,
    toInput: ({ title }) => ({ id: projectId, title }),
    done: onClose,
  })
  return (
    <form className={classes['addList']} onSubmit={form.submit} noValidate>
      <UserInput
        aria-label={t('listTitle')}
        placeholder={t('listTitle')}
        maxLength={MAX_LIST_TITLE}
        ref={takesFocus}
        {...form.text('title')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
    </form>
  )
}
