import { useNavigate } from '@tanstack/react-router'
import { useOverlays } from './use-overlays.ts'

/** The address parameter of the dialog that takes a line as people say it. */
const QUICK = 'quick'

/** Opens the quick entry over the screen; nothing for people who are not offered it. */
export function useQuickEntry(): (() => void) | undefined {
  const navigate = useNavigate()
  const overlay = useOverlays().find(({ param }) => param === QUICK)
  return overlay && (() => void navigate({ to: '.', search: (now: object) => ({ ...now, [overlay.param]: overlay.value }) }))
}
