import { takesFocus } from '../../../kit/takes-focus.ts'
import { taskLists } from '@diwan/contract/work/endpoints/projects'
import { MAX_LIST_TITLE } from '@diwan/contract/work/limits'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import classes from './board.module.css'

const blank = { title: '' }

/** Behind the last list of a board. */
export function AddList({ projectId }: { projectId: string }) {
  const { t } = useTranslation('work')
  const [adding, add] = useState(false)
  const form = useForm({
    endpoint: taskLists.create,
    initial: blank,
    toInput: ({ title }) => ({ id: projectId, title }),
    done: () => add(false),
  })
  if (!adding)
    return (
      <Button
        className={classes['addList'] ?? ''}
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
        onClick={() => add(true)}
      >
        {t('addList')}
      </Button>
    )
  return (
    <form className={classes['addList']} onSubmit={form.submit} noValidate>
      <UserInput
        aria-label={t('listTitle')}
        placeholder={t('listTitle')}
        maxLength={MAX_LIST_TITLE}
        ref={takesFocus}
        {...form.text('title')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') add(false)
        }}
      />
    </form>
  )
}
