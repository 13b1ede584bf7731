import { useToday } from '../../../kit/use-today.ts'
import { CaptureForm } from './capture-form.tsx'

/** A task that names no day is for today. */
export default function TodayField() {
  return <CaptureForm usualDay={useToday()} />
}
