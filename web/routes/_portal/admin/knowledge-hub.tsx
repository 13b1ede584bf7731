import { createFileRoute } from '@tanstack/react-router'
import { ManageKnowledgePage } from '../../../modules/knowledge/manage/manage-page.tsx'

export const Route = createFileRoute('/_portal/admin/knowledge-hub')({ component: ManageKnowledgePage })
