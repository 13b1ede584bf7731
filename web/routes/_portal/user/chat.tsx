import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '../../../modules/chat/chat-page.tsx'

export const Route = createFileRoute('/_portal/user/chat')({ component: ChatPage })
