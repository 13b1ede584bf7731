import { createFileRoute } from '@tanstack/react-router'
import { CourseDetailsPage } from '../../../../../modules/training/details/details-page.tsx'

export const Route = createFileRoute('/_portal/admin/training/details/')({ component: CourseDetailsPage })
