import { Suspense } from 'react'
import { useEver } from '../../../kit/use-ever.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const EmojiPopover = lazyDialog(() => import('./emoji-popover.tsx'))

interface EmojiLaterProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onPick: (emoji: string) => void
}

/** The choice of emoji next to what opens it; nothing of it is loaded before. */
export function EmojiLater({ opened, onClose, onPick }: EmojiLaterProps) {
  const ever = useEver(opened)
  const pick = (emoji: string) => (onClose(), onPick(emoji))
  return <Suspense>{ever && <EmojiPopover opened={opened} onClose={onClose} onPick={pick} />}</Suspense>
}
