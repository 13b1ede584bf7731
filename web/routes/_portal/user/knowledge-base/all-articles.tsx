import { createFileRoute } from '@tanstack/react-router'
import { AllArticlesPage } from '../../../../modules/knowledge/list/all-articles-page.tsx'

export const Route = createFileRoute('/_portal/user/knowledge-base/all-articles')({ component: AllArticlesPage })
