import { createFileRoute } from '@tanstack/react-router'
import { NotesPage } from '../../../../modules/notes/notes-page.tsx'

export const Route = createFileRoute('/_portal/user/notes/')({ component: NotesPage })
