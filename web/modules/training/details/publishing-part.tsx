import { coursePublishing } from '@diwan/contract/training/endpoints/courses'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Problem } from '../../../kit/problem.ts'
import { PublishPanel } from '../../publishing/public.ts'

interface PublishingPartProps {
  readonly record: EditedCourse
  readonly name: string
  readonly onRefused: (problem: Problem) => void
}

export default function PublishingPart({ record: { id, changed }, name, onRefused }: PublishingPartProps) {
  return <PublishPanel record={{ id, name, endpoints: coursePublishing, changed, onRefused }} />
}
