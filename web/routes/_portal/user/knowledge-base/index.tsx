import { createFileRoute } from '@tanstack/react-router'
import { KnowledgePage } from '../../../../modules/knowledge/read/knowledge-page.tsx'

export const Route = createFileRoute('/_portal/user/knowledge-base/')({ component: KnowledgePage })
