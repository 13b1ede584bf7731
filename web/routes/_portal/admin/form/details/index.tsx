import { createFileRoute } from '@tanstack/react-router'
import { FormDetailsPage } from '../../../../../modules/forms/details/details-page.tsx'

export const Route = createFileRoute('/_portal/admin/form/details/')({ component: FormDetailsPage })
