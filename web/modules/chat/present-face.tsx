import { ChatAvatar } from './chat-avatar.tsx'
import { usePresences } from './pane/use-presences.ts'
import type { FaceProps } from '../../kit/manifest.ts'

/** A person, and whether they are there. */
export default function PresentFace({ person }: FaceProps) {
  const presence = usePresences([person])(person.id)
  return <ChatAvatar chat={{ id: person.id, name: null, photo: null, person }} size={28} presence={presence} />
}
