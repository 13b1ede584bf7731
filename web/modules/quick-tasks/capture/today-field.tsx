import { useToday } from '../../../kit/use-today.ts'
import { WaitingTasks } from '../list/waiting-tasks.tsx'
import { CaptureForm } from './capture-form.tsx'

/** A task that names no day is for today. Tasks that wait for the network stand below the field. */
export default function TodayField() {
  return (
    <>
      <CaptureForm usualDay={useToday()} />
      <WaitingTasks heading="h3" />
    </>
  )
}
