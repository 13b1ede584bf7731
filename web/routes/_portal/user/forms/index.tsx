import { createFileRoute } from '@tanstack/react-router'
import { FormsPage } from '../../../../modules/forms/forms-page.tsx'

export const Route = createFileRoute('/_portal/user/forms/')({ component: FormsPage })
