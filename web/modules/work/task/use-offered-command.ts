import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../kit/commands.ts'

/** A command of the palette on the open task; none while the person may not run it. */
export function useOfferedCommand(
  { title }: Pick<TaskRecord, 'title'>,
  command: Pick<Command, 'id' | 'label' | 'run'> | false,
): void {
  const { t } = useTranslation('work')
  const about = { noun: t('theTask'), title }
  useCommands(command ? [{ ...command, id: `task ${command.id}`, part: 'record', about }] : [])
}
