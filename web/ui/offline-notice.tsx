import { CloseButton, Portal } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './offline-notice.module.css'

const GAP = 6
/** The elements that can be pressed. A key is pressed wherever the focus is, which may be the whole page. */
const PRESSED = 'button, a, input, [role=button], [role=menuitem], [role=option]'

/** Below the button that was pressed; at the foot of the page where a key opened it. */
function placeAtButton(box: HTMLElement | null): void {
  const pressed = document.activeElement
  if (!box || !pressed?.matches(PRESSED) || box.contains(pressed)) return
  const { top, bottom, left, right } = pressed.getBoundingClientRect()
  const rtl = getComputedStyle(box).direction === 'rtl'
  const start = rtl ? innerWidth - right : left
  const room = innerWidth - box.offsetWidth - GAP
  const below = bottom + GAP + box.offsetHeight < innerHeight
  box.style.insetBlock = `${below ? bottom + GAP : Math.max(GAP, top - GAP - box.offsetHeight)}px auto`
  box.style.insetInline = `${Math.max(GAP, Math.min(start, room))}px auto`
}

/** What was asked for could not be fetched; it opens by itself once the portal answers, unless this is closed. */
export function OfflineNotice({ onClose }: { readonly onClose: (() => void) | undefined }) {
  const { t } = useTranslation('kit')
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Portal>
      <div ref={placeAtButton} className={classes['notice']} role="alert" data-waits>
        <IconCloudOff size={18} stroke={1.6} aria-hidden />
        <span>{t('opensWhenReached')}</span>
        <CloseButton size="sm" aria-label={t('close')} onClick={() => (setClosed(true), onClose?.())} />
      </div>
    </Portal>
  )
}
