import { useToday } from '../../../kit/use-today.ts'
import { CaptureForm } from './capture-form.tsx'

/** What is written here is for today, unless it says otherwise. */
export default function TodayField() {
  return <CaptureForm usualDay={useToday()} />
}
