import { IconUsers } from '@tabler/icons-react'
import { Letter, toneOf } from '../../ui/person-chip.tsx'
import classes from './chat-avatar.module.css'

interface Shown {
  readonly id: string
  readonly name: string | null
  readonly photo: string | null
  readonly person: { readonly id: string; readonly fullName: string; readonly photo: string | null } | null
}

interface ChatAvatarProps {
  readonly chat: Shown
  readonly size: number
  /** Of the other one of a personal chat, where that is shown. */
  readonly presence?: 'online' | 'away' | undefined
}

/** A face for a person, a tile for a group. */
export function ChatAvatar({ chat: { id, name, photo, person }, size, presence }: ChatAvatarProps) {
  if (person)
    return (
      <span className={classes['avatar']}>
        <Letter id={person.id} name={person.fullName} photo={person.photo} size={size} />
        {presence && <span className={classes['presence']} data-presence={presence} />}
      </span>
    )
  if (photo)
    return (
      <span className={classes['group']} data-photo>
        <Letter id={id} name={name ?? ''} photo={photo} size={size} />
      </span>
    )
  return (
    <span className={classes['group']} data-tone={toneOf(id)} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      <IconUsers size={size * 0.5} stroke={1.6} />
    </span>
  )
}
