import type { Project } from '@diwan/contract/work/schemas/projects'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { usePhone } from '../../../kit/widths.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { addCardTo, listToAddTo } from '../board/use-adding-card.ts'

const NewTaskDialog = lazyDialog(() => import('./new-task-dialog.tsx'))

interface NewTaskProps {
  readonly project: Project
  /** Its board is what is shown. */
  readonly onBoard: boolean
}

/** A new task in this project, whatever shows it: a card where its lists are on the screen, else a dialog. */
export function NewTask({ project, onBoard }: NewTaskProps) {
  const { t } = useTranslation('work')
  const phone = usePhone()
  const [asking, ask] = useState(false)
  const may = project.can.edit && project.archivedDate === null
  const begin = () => {
    const listId = onBoard ? listToAddTo() : undefined
    if (listId === undefined) ask(true)
    else addCardTo(listId)
  }
  useCommands(
    may
      ? [
          {
            id: 'create task',
            label: t('newTask'),
            part: 'record',
            stroke: { code: 'KeyC' },
            opensField: true,
            icon: IconPlus,
            run: begin,
          },
        ]
      : [],
  )
  if (!may) return null
  const icon = <IconPlus size={17} stroke={2} aria-hidden />
  return (
    <>
      {phone ? (
        <Button px={10} aria-label={t('newTask')} title={t('newTask')} onClick={begin}>
          {icon}
        </Button>
      ) : (
        <Button leftSection={icon} rightSection={<Kbd keys="C" />} aria-keyshortcuts="c" onClick={begin}>
          {t('newTask')}
        </Button>
      )}
      <Suspense>{asking && <NewTaskDialog project={project} onClose={() => ask(false)} />}</Suspense>
    </>
  )
}
