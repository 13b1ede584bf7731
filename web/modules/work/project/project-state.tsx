import { allowed } from '@diwan/contract/kit/moves'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { PROJECT_COMMANDS, projectMoves, type ProjectCommand } from '@diwan/contract/work/moves'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import classes from './project.module.css'

/** How far a project is, and what leads on from its status. One with open tasks is asked about before it is finished. */
export function ProjectState({ project }: { project: Project }) {
  const { t } = useTranslation('work')
  const { id, status, can, progress, tasks, tasksDone } = project
  const [asking, ask] = useState(false)
  const [begin, pause, resume] = [useWrite(projects.begin), useWrite(projects.pause), useWrite(projects.resume)]
  const [finish, reopen, cancel] = [
    useWrite(projects.finish, { quiet: asking }),
    useWrite(projects.reopen),
    useWrite(projects.cancel),
  ]
  const writes = { open: begin, pause, resume, finish, reopen, cancel } as const
  const may = allowed(projectMoves, status, can)
  const commands = PROJECT_COMMANDS.filter((name) => may[name])
  const open = tasks - tasksDone
  const run = (name: ProjectCommand) => {
    if (name === 'finish' && open > 0) ask(true)
    else writes[name].mutate({ id })
  }
  const badge = <StatusBadge status={status} plain />
  return (
    <span className={classes['state']}>
      <span className={classes['bar']}>
        <ProgressBar percent={progress} label={t('progress')} />
      </span>
      {commands.length === 0 ? (
        badge
      ) : (
        <ActionMenu
          actions={commands.map((name) => ({ name, label: t(`project_${name}`), run: () => run(name) }))}
          button={(asks) => (
            <Button
              variant="subtle"
              color="gray"
              px={8}
              rightSection={<IconChevronDown size={15} stroke={1.7} aria-hidden />}
              {...asks}
            >
              {badge}
            </Button>
          )}
        />
      )}
      <ConfirmLater
        opened={asking}
        onClose={() => ask(false)}
        title={t('finishProject')}
        action={t('project_finish')}
        onConfirm={() => finish.mutate({ id }, { onSuccess: () => ask(false) })}
        write={finish}
      >
        {t('finishProjectText', { count: open })}
      </ConfirmLater>
    </span>
  )
}
