import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '../../../../../modules/training/learn/course-page.tsx'

export const Route = createFileRoute('/_portal/user/training/details/')({ component: CoursePage })
